import type { EditedRules, PlacedProblem } from './draft.ts'
import { localProblems } from './localProblems.ts'

/** All that keeps a draft from being published: what is found here, and what the server found. */
export function allProblems(
  draft: EditedRules,
  found: readonly PlacedProblem[],
): readonly PlacedProblem[] {
  const own = localProblems(draft)
  const covered = new Set(own.map(placeKey))
  return [...own, ...found.filter((problem) => !covered.has(placeKey(problem)))]
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
