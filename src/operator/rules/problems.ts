import type { EditedRules, PlacedProblem } from './draft.ts'
import { localProblems } from './localProblems.ts'

/** True for a problem that only reports a pending check of a pattern. */
const isPending = ({ code }: PlacedProblem): boolean => code === 'PATTERN_PENDING'

/** Number of the draft's patterns that the server is still checking. */
export const countPending = (serverProblems: readonly PlacedProblem[]): number =>
  serverProblems.filter(isPending).length

/** All problems that block publishing: those found in the browser, and those of the server. */
export function allProblems(
  draft: EditedRules,
  serverProblems: readonly PlacedProblem[],
): readonly PlacedProblem[] {
  const own = localProblems(draft)
  const covered = new Set(own.map(placeKey))
  const isShown = (problem: PlacedProblem) =>
    !covered.has(placeKey(problem)) && !isPending(problem) && !isOfConditions(problem)
  return [...own, ...serverProblems.filter(isShown)]
}

/** True for problems of conditions and groups. The browser finds these problems too. */
const isOfConditions = ({ code }: PlacedProblem): boolean =>
  code !== undefined && /^CONDITION_|^NEVER_SHOWN$|^GROUP_|^ASKED_LATER_UNFIT$/.test(code)

/**
 * Key for comparing problems by field and property, since the server may not report the exact
 * control.
 */
const placeKey = ({ field, property }: PlacedProblem) => `${field} ${property}`

/** Problem placed exactly at a control, if any. */
export function problemAt(
  problems: readonly PlacedProblem[],
  place: string,
): PlacedProblem | undefined {
  return problems.find((problem) => problem.place === place)
}
