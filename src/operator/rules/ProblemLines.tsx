import { FormattedMessage, useIntl } from 'react-intl'
import type { EditedRule, PlacedProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'
import { useFieldLabel } from './useFieldLabel.ts'

type Props = { problems: readonly PlacedProblem[]; fields: readonly EditedRule[] }

/** Problems of rules other than the draft: a line each, without links to controls. */
export function ProblemLines({ problems, fields }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  if (problems.length === 0) return null
  return (
    <ul>
      {problems.map((problem) => {
        const { field, place, reason, code } = problem
        // Concerns all fields together.
        if (code === 'SIGN_UPS_REFUSED')
          return (
            <li key={reason}>
              <ProblemText problem={problem} />
            </li>
          )
        const rule = fields.find(({ name }) => name === field)
        return (
          <li key={`${field} ${place} ${reason}`}>
            <FormattedMessage
              id="operator.problems.line"
              values={{
                field:
                  field === undefined
                    ? intl.formatMessage({ id: 'operator.properties.minimumAge' })
                    : labelOf(field, rule),
                hasPart: 'no',
                part: '',
                problem: <ProblemText problem={problem} />,
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
