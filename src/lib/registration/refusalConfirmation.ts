/** Result of checking recent sign-ups against a draft of the registration rules. */
export type Replay = { total: number; refused: number }

/** One in 20 is 5 %. With fewer than 20 sign-ups, a single rejection exceeds 5 %. */
const thresholdDivisor = 20

const isAboveThreshold = (count: number, total: number): boolean => count * thresholdDivisor > total

/**
 * True when a draft would reject more than 5 % of recent sign-ups and the operator has not
 * confirmed this.
 * @param confirmedCount number of rejected sign-ups that the operator has confirmed. It may differ
 * from `refused` by at most 5 % of the sign-ups, since new sign-ups may have arrived.
 */
export function needsConfirmation(
  { total, refused }: Replay,
  confirmedCount?: number | null,
): boolean {
  if (!isAboveThreshold(refused, total)) return false
  return (
    typeof confirmedCount !== 'number' ||
    isAboveThreshold(Math.abs(refused - confirmedCount), total)
  )
}
