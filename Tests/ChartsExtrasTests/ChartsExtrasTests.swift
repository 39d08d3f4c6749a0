// The tests of marks and modifiers that Apple does not have.
