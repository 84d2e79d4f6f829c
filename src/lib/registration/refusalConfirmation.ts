/** Result of replaying recent sign-ups under a draft of the registration rules. */
export type Replay = { total: number; refused: number }

/** One in 20 is 5 %; with fewer sign-ups, a single one is above that. */
const thresholdDivisor = 20

const isAboveThreshold = (count: number, total: number): boolean => count * thresholdDivisor > total

/**
 * True when a draft would refuse so many recent sign-ups that the operator has to confirm it.
 *
 * @param confirmedCount the count that the operator has confirmed. New sign-ups may have arrived since,
 * so it may differ from `refused` by at most 5 % of the sign-ups.
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
