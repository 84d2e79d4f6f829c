/**
 * Offers and contracts in force as rows of one table. Both are read by themselves, so that one that
 * was just accepted may be in both answers for a moment: it is in force.
 */
export function rowsOnce<Row extends { id: string }>(
  waiting: readonly Row[],
  inForce: readonly Row[],
): Row[] {
  const known = new Set(inForce.map(({ id }) => id))
  return [...waiting.filter(({ id }) => !known.has(id)), ...inForce]
}
