print("relief")
