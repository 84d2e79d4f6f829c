import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EditedRule, PlacedProblem } from './draft.ts'
import { ProblemText } from './ProblemText.tsx'
import { useFieldLabel } from './useFieldLabel.ts'

type Props = {
  problem: PlacedProblem
  fields: readonly EditedRule[]
  /** Name of the part of the field that the problem concerns. */
  part?: ReactNode
}

/** A problem with the name of its field. */
export function ProblemLine({ problem, fields, part }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const { field } = problem
  return (
    <FormattedMessage
      id="operator.problems.line"
      values={{
        field:
          field === undefined
            ? intl.formatMessage({
                id:
                  problem.property === 'groups'
                    ? 'operator.properties.groups'
                    : 'operator.properties.minimumAge',
              })
            : labelOf(
                field,
                fields.find(({ name }) => name === field),
              ),
        hasPart: part === undefined ? 'no' : 'yes',
        part,
        problem: <ProblemText problem={problem} />,
      }}
    />
  )
}
