/** The replay of recent sign-ups under a draft of the registration rules. */
export type Replay = { total: number; refused: number }

/** One in so many is 5 %; where there are fewer sign-ups, a single one is above that. */
const tolerated = 20

const isAboveThreshold = (count: number, total: number): boolean => count * tolerated > total

/**
 * True when a draft would refuse more recent sign-ups than may be refused without a confirmation.
 *
 * @param confirmed the count that the operator has agreed to. People sign up between question and
 *   answer, so it may differ from `refused` by no more than what needs no confirmation.
 */
export function needsConfirmation({ total, refused }: Replay, confirmed?: number | null): boolean {
  if (!isAboveThreshold(refused, total)) return false
  return typeof confirmed !== 'number' || isAboveThreshold(Math.abs(refused - confirmed), total)
}
