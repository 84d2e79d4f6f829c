/**
 * Differences between stored and recomputed totals, as readable messages. A row that exists only on
 * one side is a difference.
 * @param show text form of a row, by which rows are compared; it gets undefined for a missing row.
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
