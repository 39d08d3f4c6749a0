import Diagnostics

/// A formula of rows that can be read, and where it stands.
struct RowFormula {
  private let node: FormulaNode
  private let source: PlacedText

  init(_ source: PlacedText, _ decoder: ChartDecoder) throws(ReliefError) {
    self.source = source
    do throws(FormulaFault) {
      node = try RowFormulaParser.parse(source.text)
    } catch {
      throw RowFormula.error(error, source, decoder)
    }
  }

  /// The values for all rows, or one for all.
  func values(
    _ frame: Frame, _ decoder: ChartDecoder
  ) throws(ReliefError) -> FormulaColumn {
    do throws(FormulaFault) {
      return try FormulaEvaluator(frame: frame).values(node)
    } catch {
      throw RowFormula.error(error, source, decoder)
    }
  }

  private static func error(
    _ fault: FormulaFault, _ source: PlacedText, _ decoder: ChartDecoder
  ) -> ReliefError {
    decoder.fault(
      source.place,
      "cannot read the formula '\(source.text.shortened())' at column "
        + "\(fault.column): \(fault.message)")
  }
}
