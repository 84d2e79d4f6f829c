/**
 * Which share of those before came so far, in whole percent as a decimal text; undefined
 * where nobody came before, or more came than were counted before (visits are counted since later).
 */
export function shareOf(part: number, whole: number): string | undefined {
  if (whole <= 0 || part > whole) return undefined
  return ((part * 100) / whole).toFixed(0)
}
