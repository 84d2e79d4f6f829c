import { placeOf, type RuleProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'

/** The row says it in full below; here readers hear it with the control. */
export function hiddenError(problems: readonly RuleProblem[], property: string) {
  const problem = problems.find((each) => placeOf(each, []).property === property)
  if (problem === undefined) return undefined
  return (
    <span className="visuallyHidden">
      <ProblemText problem={problem} />
    </span>
  )
}
