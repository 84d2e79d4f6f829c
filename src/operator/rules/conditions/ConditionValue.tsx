import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldConditionLimits } from '../../../api/gen/limits.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { valueCount } from '../../../lib/registration/conditionProblems.ts'
import { TrashIcon } from '../../../ui/editorIcons.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { FieldCondition } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { type SourceKind, useConditionWords } from '../useConditionWords.ts'
import classes from './conditions.module.css'
import { withValues } from './editCondition.ts'

export type ValueProps = {
  id: string
  label: string
  error: React.ReactNode
  condition: FieldCondition
  onChange: (condition: FieldCondition) => void
}

type Choice = { value: string; label: string }

/** Input for the value or values that a condition compares with; its kind depends on the source. */
export function ConditionValue(props: ValueProps) {
  const { condition } = props
  const { kindOf } = useConditionWords()
  const kind = kindOf(condition)
  const choices = useChoices(condition, kind)
  const count = valueCount(condition.operator)
  if (count === 'none' || (condition.source === 'field' && condition.field === undefined)) {
    return null
  }
  if (choices) {
    return count === 'one' ? (
      <ChosenValue {...props} choices={choices} />
    ) : (
      <ChosenValues {...props} choices={choices} />
    )
  }
  return count === 'one' ? <TypedValue {...props} kind={kind} /> : <TypedValues {...props} />
}

/** Values to choose from; undefined if any value can be typed. */
function useChoices(condition: FieldCondition, kind: SourceKind): readonly Choice[] | undefined {
  const { locale } = useIntl()
  const { valueTextOf } = useConditionWords()
  const countries = useQuery(read('/wps/system/countryCodes', {}))
  const { fields } = useEditor((state) => state.draft)
  const { values: chosen = [], field } = condition
  if (kind !== 'country' && kind !== 'select') return undefined
  const known =
    kind === 'country'
      ? (countries.data ?? []).map(({ country }) => country)
      : (fields.find(({ name }) => name === field)?.options ?? []).map(({ value }) => value)
  // A value that is no longer offered stays visible until it is replaced.
  const choices = [...new Set([...known, ...chosen])].map((value) => ({
    value,
    label: valueTextOf(condition, value),
  }))
  return kind === 'country'
    ? choices.toSorted((one, other) => one.label.localeCompare(other.label, locale))
    : choices
}

type ChoiceProps = ValueProps & { choices: readonly Choice[] }

function ChosenValue({ choices, condition, onChange, ...field }: ChoiceProps) {
  const intl = useIntl()
  return (
    <SelectField
      {...field}
      placeholder={intl.formatMessage({ id: 'operator.conditions.chooseValue' })}
      options={choices}
      value={condition.values?.[0] ?? ''}
      onChange={({ target }) => onChange(withValues(condition, [target.value]))}
    />
  )
}

function ChosenValues({ choices, condition, onChange, ...field }: ChoiceProps) {
  const intl = useIntl()
  const { values = [] } = condition
  const isFull = values.length >= fieldConditionLimits.values.maxItems
  return (
    <div className={classes.values}>
      {values.length > 0 && (
        <ul className={classes.chips}>
          {values.map((value) => {
            const label = choices.find((choice) => choice.value === value)?.label ?? value
            return (
              <li key={value} className={classes.chip}>
                <bdi>{label}</bdi>
                <IconButton
                  isSmall
                  label={intl.formatMessage(
                    { id: 'operator.conditions.removeValue' },
                    { value: label },
                  )}
                  onClick={() => {
                    onChange(
                      withValues(
                        condition,
                        values.filter((each) => each !== value),
                      ),
                    )
                    // The focused button is removed, so the field takes the focus.
                    document.getElementById(field.id)?.focus()
                  }}
                >
                  <TrashIcon />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <SelectField
        {...field}
        placeholder={intl.formatMessage({ id: 'operator.conditions.addValue' })}
        options={isFull ? [] : choices.filter(({ value }) => !values.includes(value))}
        value=""
        onChange={({ target }) => onChange(withValues(condition, [...values, target.value]))}
      />
    </div>
  )
}

function TypedValue({ kind, condition, onChange, ...field }: ValueProps & { kind: SourceKind }) {
  const isNumber = kind === 'age' || kind === 'number'
  return (
    <TextField
      {...field}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={condition.values?.[0] ?? ''}
      onChange={({ target }) => onChange(withValues(condition, [target.value]))}
    />
  )
}

/** Text area with a value per line. Empty lines are not stored, but stay visible during typing. */
function TypedValues({ condition, onChange, ...field }: ValueProps) {
  const intl = useIntl()
  const { values = [] } = condition
  const [typed, setTyped] = useState(() => values.join('\n'))
  const lines = typed.split('\n')
  const isTyped = lines.filter((line) => line !== '').join('\n') === values.join('\n')
  return (
    <TextAreaField
      {...field}
      hint={intl.formatMessage({ id: 'operator.conditions.valueHint' })}
      autoComplete="off"
      spellCheck={false}
      value={isTyped ? typed : values.join('\n')}
      onChange={({ target }) => {
        const next = target.value.split('\n').slice(0, fieldConditionLimits.values.maxItems)
        setTyped(next.join('\n'))
        onChange(withValues(condition, next))
      }}
    />
  )
}
