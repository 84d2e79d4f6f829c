import { FormattedMessage, useIntl } from 'react-intl'
import { problemId } from '../controlIds.ts'
import type { PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import type { Property } from '../ruleParts.ts'
import classes from '../rules.module.css'
import { useFieldLabel } from '../useFieldLabel.ts'
import { PartName } from './PartChange.tsx'

type Props = { problems: readonly PlacedProblem[]; onShow: (problem: PlacedProblem) => void }

const namedProperties: readonly Property[] = [
  'enabled',
  'required',
  'type',
  'methods',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
  'label',
  'hint',
  'options',
  'samples',
]

/** List of problems, each with a link to its control. */
export function ProblemList({ problems, onShow }: Props) {
  const intl = useIntl()
  const labelOf = useFieldLabel()
  const fields = useEditor((state) => state.draft.fields)
  return (
    <ul className={classes.problems}>
      {problems.map((problem) => {
        const { field, property, place, reason } = problem
        const name = namedProperties.find((each) => each === property)
        return (
          <li key={`${field} ${place} ${problem.code} ${reason}`}>
            <a
              href={`#${problemId(problem)}`}
              onClick={(event) => {
                event.preventDefault()
                onShow(problem)
              }}
            >
              <FormattedMessage
                id="operator.problems.line"
                values={{
                  field:
                    field === undefined
                      ? intl.formatMessage({ id: 'operator.properties.minimumAge' })
                      : labelOf(
                          field,
                          fields.find((rule) => rule.name === field),
                        ),
                  part: name ? <PartName property={name} /> : 'none',
                  hasPart: name === undefined ? 'no' : 'yes',
                  problem: <ProblemText problem={problem} />,
                }}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
