/** The page of a list that an address names, from 1; the first where it names none. */
export function pageInAddress(query: URLSearchParams): number {
  const named = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1
}
