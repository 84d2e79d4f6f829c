/**
 * Stored totals that differ from recomputed ones, or that only one side has, as readable messages.
 * @param show text that must be equal for both rows; it gets undefined for a missing row.
 */
export function keptDifferences<Row extends { id: string }>(
  storedRows: readonly Row[],
  expected: readonly Row[],
  show: (row: Row | undefined) => string,
): string[] {
  const is = new Map(storedRows.map((row) => [row.id, row]))
  const was = new Map(expected.map((row) => [row.id, row]))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => show(is.get(id)) !== show(was.get(id)))
    .map((id) => `${id} keeps ${show(is.get(id))}, and was ${show(was.get(id))}`)
}
