import type { EditedRules, PlacedProblem } from './draft.ts'
import { localProblems } from './localProblems.ts'

/**
 * True for a pattern whose check has not ended: nobody's mistake, and gone without a correction.
 */
const isPending = ({ code }: PlacedProblem): boolean => code === 'PATTERN_PENDING'

/** How many patterns of the draft the server is still checking. */
export const countPending = (serverProblems: readonly PlacedProblem[]): number =>
  serverProblems.filter(isPending).length

/** All problems that block publishing: those found here, and those of the server. */
export function allProblems(
  draft: EditedRules,
  serverProblems: readonly PlacedProblem[],
): readonly PlacedProblem[] {
  const own = localProblems(draft)
  const covered = new Set(own.map(placeKey))
  const isShown = (problem: PlacedProblem) => !covered.has(placeKey(problem)) && !isPending(problem)
  return [...own, ...serverProblems.filter(isShown)]
}

/** The server tells the property only, where the place is known here. */
const placeKey = ({ field, property }: PlacedProblem) => `${field} ${property}`

/** What is wrong at one control; `label` also stands for `label.pt`, unless that is asked for. */
export function problemAt(
  problems: readonly PlacedProblem[],
  place: string,
): PlacedProblem | undefined {
  return problems.find((problem) => problem.place === place)
}
