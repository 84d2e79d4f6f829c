/**
 * The rows of kept sums that are not what was added up anew, or stand on one side alone, in words.
 * @param show what has to be the same of two rows; of undefined, that there is none.
 */
export function keptDifferences<Row extends { id: string }>(
  kept: readonly Row[],
  expected: readonly Row[],
  show: (row: Row | undefined) => string,
): string[] {
  const is = new Map(kept.map((row) => [row.id, row]))
  const was = new Map(expected.map((row) => [row.id, row]))
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((id) => show(is.get(id)) !== show(was.get(id)))
    .map((id) => `${id} keeps ${show(is.get(id))}, and was ${show(was.get(id))}`)
}
