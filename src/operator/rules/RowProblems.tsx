import { FormattedMessage, useIntl } from 'react-intl'
import { focusControl } from './controlIds.ts'
import { type EditedRule, placeOf, type RuleProblem, withoutContradictions } from './draft.ts'
import { editRule } from './editorStore.ts'
import { ProblemText } from './ProblemText.tsx'
import classes from './row.module.css'

const named = [
  'enabled',
  'required',
  'patternId',
  'acceptedPattern',
  'minLength',
  'maxLength',
  'type',
  'methods',
  'label',
  'hint',
  'options',
  'samples',
] as const

type Props = { rule: EditedRule; problems: readonly RuleProblem[] }

/** What is wrong with one field, in words, and a way out where the row has no control for it. */
export function RowProblems({ rule, problems }: Props) {
  const intl = useIntl()
  if (problems.length === 0) return null
  const contradictions = problems.filter(({ code }) => code === 'SAMPLE_CONTRADICTS')
  return (
    <div className={classes.rowProblems}>
      <ul>
        {problems.map((problem) => {
          const { property } = placeOf(problem, [rule])
          const name = named.find((each) => each === property) ?? 'field'
          return (
            <li key={`${problem.path} ${problem.reason}`}>
              <FormattedMessage
                id="operator.problems.line"
                values={{
                  field: intl.formatMessage({ id: `operator.properties.${name}` }),
                  problem: <ProblemText problem={problem} />,
                }}
              />
            </li>
          )
        })}
      </ul>
      {contradictions.length > 0 && (
        <button
          type="button"
          className={classes.usual}
          onClick={() => {
            editRule(rule.name, { samples: withoutContradictions(rule, contradictions) })
            focusControl(rule.name, 'name')
          }}
        >
          {intl.formatMessage(
            { id: 'operator.problems.dropSamples' },
            { count: contradictions.length },
          )}
        </button>
      )}
    </div>
  )
}
