/**
 * Share of a funnel's previous step that reached this one, in whole percent as a decimal string.
 * Undefined if the previous step is zero, or smaller than this one (visits have been counted only
 * since a later release).
 */
export function shareOf(part: number, whole: number): string | undefined {
  if (whole <= 0 || part > whole) return undefined
  return ((part * 100) / whole).toFixed(0)
}
