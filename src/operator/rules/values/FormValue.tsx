import { FormattedMessage, useIntl } from 'react-intl'
import type { EditedVariant, FieldCondition, FieldGroup, FormLayout, RuleDraft } from '../draft.ts'
import { visibleText } from '../plainText.ts'
import { groupName, useConditionWords } from '../useConditionWords.ts'
import classes from './values.module.css'

/** Properties of the form: groups, layout, conditions, and when each field is asked for. */
const formProperties = [
  'group',
  'askAt',
  'showWhen',
  'requiredWhen',
  'variants',
  'groups',
  'layout',
] as const
export type FormProperty = (typeof formProperties)[number]

export const isFormProperty = (property: string): property is FormProperty =>
  formProperties.some((each) => each === property)

/** Types of the values of form properties in the contract. */
type FormValues = {
  layout: FormLayout | undefined
  askAt: RuleDraft['askAt']
  group: string | undefined
  groups: FieldGroup
  variants: EditedVariant[]
  showWhen: FieldCondition[]
  requiredWhen: FieldCondition[]
}

/** Value of a property of the form, in words. */
export function FormValue({ property, value }: { property: FormProperty; value: unknown }) {
  const intl = useIntl()
  const words = useConditionWords()
  // `value` is the value of `property`, so it has the type of that property.
  const read = <Key extends FormProperty>(_key: Key) => value as FormValues[Key]
  if (property === 'layout') {
    return <FormattedMessage id={`operator.groups.layouts.${read(property) ?? 'page'}`} />
  }
  if (property === 'askAt') {
    return <FormattedMessage id={`operator.askTimes.${read(property) ?? 'registration'}`} />
  }
  if (value === undefined) {
    return (
      <FormattedMessage
        id={property === 'group' ? 'operator.groups.none' : 'operator.values.none'}
      />
    )
  }
  if (property === 'group') return <bdi>{words.groupOf(String(value))}</bdi>
  if (property === 'groups') return <bdi>{groupName(intl, read(property))}</bdi>
  if (property === 'variants') return <Variants variants={read(property)} />
  return <bdi>{words.sentenceOf(property, read(property))}</bdi>
}

function Variants({ variants }: { variants: readonly EditedVariant[] }) {
  const words = useConditionWords()
  return (
    <ol>
      {variants.map(({ when, patternId, minLength, maxLength, acceptedPattern }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a variant is identified by its index only.
        <li key={index}>
          <FormattedMessage
            id="operator.conditions.variant"
            values={{
              conditions: words.listOf(when),
              family: <FormattedMessage id={`operator.families.${patternId}`} />,
              bounds: minLength === maxLength ? 'exact' : 'range',
              min: minLength,
              max: maxLength,
            }}
          />{' '}
          <code className={classes.code} dir="ltr">
            {visibleText(acceptedPattern)}
          </code>
        </li>
      ))}
    </ol>
  )
}
