/** Page number in the URL, from 1; 1 for a missing or invalid number. */
export function pageInAddress(query: URLSearchParams): number {
  const named = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1
}
