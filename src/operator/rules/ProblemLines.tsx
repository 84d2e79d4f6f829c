import type { EditedRule, PlacedProblem } from './draft.ts'
import { ProblemLine } from './ProblemLine.tsx'
import { ProblemText } from './ProblemText.tsx'

type Props = { problems: readonly PlacedProblem[]; fields: readonly EditedRule[] }

/** Problems of rules that are not being edited: one per line, without links to controls. */
export function ProblemLines({ problems, fields }: Props) {
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map((problem) => {
        const { field, place, reason, code } = problem
        // The problem `SIGN_UPS_REFUSED` belongs to no single field.
        const isOfAll = code === 'SIGN_UPS_REFUSED'
        return (
          <li key={isOfAll ? reason : `${field} ${place} ${reason}`}>
            {isOfAll ? (
              <ProblemText problem={problem} />
            ) : (
              <ProblemLine problem={problem} fields={fields} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
