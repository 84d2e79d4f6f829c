import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldConditionsLimits } from '../../../api/gen/limits.ts'
import { conditionSources } from '../../../lib/registration/conditionProblems.ts'
import { Button } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/editorIcons.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { controlId, focusControl } from '../controlIds.ts'
import type { EditedRule, FieldCondition, PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import { useConditionWords } from '../useConditionWords.ts'
import { ConditionValue } from './ConditionValue.tsx'
import classes from './conditions.module.css'
import {
  blankCondition,
  operatorChoices,
  sourceId,
  sourceOf,
  withOperator,
  withSource,
} from './editCondition.ts'

type Props = {
  rule: EditedRule
  /** Path from the rule to the conditions: `showWhen`, `variants.0.when`. */
  place: string
  title: string
  conditions: readonly FieldCondition[]
  problems: readonly PlacedProblem[]
  /** True if at least one condition must remain. */
  needsOne?: boolean
  onChange: (conditions: FieldCondition[]) => void
}

/** Conditions that must all hold, in words: "Show District when Country is Brazil". */
export function ConditionList(props: Props) {
  const { rule, place, title, conditions, problems, needsOne, onChange } = props
  const intl = useIntl()
  const titleId = useId()
  const addId = controlId(rule.name, `${place}.add`)
  const problem = problemAt(problems, place)
  const idOf = (index: number, part: string) => controlId(rule.name, `${place}.${index}.${part}`)
  /** Changes the list, and moves the focus once the list is rendered again. */
  const changeAndFocus = (next: FieldCondition[], control: string) => {
    onChange(next)
    requestAnimationFrame(() => focusControl(control))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in all browsers.
    <div
      role="group"
      id={controlId(rule.name, place)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.list}
    >
      <p id={titleId} className={classes.title}>
        {title}
      </p>
      {problem && (
        <p className={classes.problem}>
          <ProblemText problem={problem} />
        </p>
      )}
      <ol className={classes.rows}>
        {conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its index only.
          <li key={index} className={classes.row}>
            {index > 0 && (
              <span className={classes.and}>
                <FormattedMessage id="operator.conditions.and" />
              </span>
            )}
            <Condition
              rule={rule}
              condition={condition}
              number={index + 1}
              idOf={(part) => idOf(index, part)}
              problemOf={(part) => problemAt(problems, `${place}.${index}.${part}`)}
              onChange={(next) => onChange(conditions.with(index, next))}
            />
            <IconButton
              isOff={needsOne === true && conditions.length === 1}
              label={intl.formatMessage(
                { id: 'operator.conditions.remove' },
                { number: index + 1 },
              )}
              onClick={() => changeAndFocus(conditions.toSpliced(index, 1), addId)}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      {conditions.length < fieldConditionsLimits.maxItems && (
        <Button
          id={addId}
          variant="quiet"
          onClick={() =>
            changeAndFocus([...conditions, blankCondition], idOf(conditions.length, 'field'))
          }
        >
          <PlusIcon />
          <FormattedMessage id="operator.conditions.add" />
        </Button>
      )}
    </div>
  )
}

type ConditionProps = {
  rule: EditedRule
  condition: FieldCondition
  /** Position of the condition, counted from 1. */
  number: number
  idOf: (part: string) => string
  problemOf: (part: string) => PlacedProblem | undefined
  onChange: (condition: FieldCondition) => void
}

function Condition({ rule, condition, number, idOf, problemOf, onChange }: ConditionProps) {
  const intl = useIntl()
  const words = useConditionWords()
  const kind = words.kindOf(condition)
  const named = (id: 'source' | 'operator' | 'value') =>
    intl.formatMessage({ id: `operator.conditions.${id}` }, { number })
  const error = (part: string) => {
    const problem = problemOf(part)
    return problem && <ProblemText problem={problem} />
  }
  return (
    <>
      <SelectField
        id={idOf('field')}
        label={named('source')}
        error={error('field')}
        placeholder={intl.formatMessage({ id: 'operator.conditions.chooseSource' })}
        options={useSourceOptions(rule, condition)}
        value={sourceId(condition)}
        onChange={({ target }) => {
          const source = sourceOf(target.value)
          onChange(withSource(condition, source, words.kindOf(source)))
        }}
      />
      <SelectField
        id={idOf('operator')}
        label={named('operator')}
        error={error('operator')}
        options={operatorChoices(kind, condition.operator).map((operator) => ({
          value: operator,
          label: intl.formatMessage({ id: `operator.conditions.operators.${operator}` }, { kind }),
        }))}
        value={condition.operator}
        onChange={({ target }) => {
          const chosen = operatorChoices(kind, condition.operator).find(
            (operator) => operator === target.value,
          )
          if (chosen) onChange(withOperator(condition, chosen))
        }}
      />
      <div className={classes.value}>
        <ConditionValue
          id={idOf('values')}
          label={named('value')}
          error={error('values')}
          condition={condition}
          onChange={onChange}
        />
      </div>
    </>
  )
}

/** Sources that the field may use, and the current source of the condition in any case. */
function useSourceOptions(rule: EditedRule, condition: FieldCondition) {
  const { nameOf } = useConditionWords()
  const { fields, groups } = useEditor((state) => state.draft)
  const ids = conditionSources(rule, fields, groups).map(sourceId)
  const own = sourceId(condition)
  const all = own === '' || ids.includes(own) ? ids : [...ids, own]
  return all.map((id) => ({ value: id, label: nameOf(sourceOf(id)) }))
}
