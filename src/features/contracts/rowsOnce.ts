/**
 * Merges offers and contracts in force into the rows of one table. The two queries are independent,
 * so an offer that was just accepted can be in both; it then counts as in force.
 */
export function rowsOnce<Row extends { id: string }>(
  offers: readonly Row[],
  inForce: readonly Row[],
): Row[] {
  const known = new Set(inForce.map(({ id }) => id))
  return [...offers.filter(({ id }) => !known.has(id)), ...inForce]
}
