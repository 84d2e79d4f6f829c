import { FormattedMessage, useIntl } from 'react-intl'
import { groupName, useConditionWords } from '../conditions/useConditionWords.ts'
import type { EditedVariant, FieldCondition, FieldGroup, FormLayout, RuleDraft } from '../draft.ts'
import { visibleText } from '../plainText.ts'
import classes from './values.module.css'

/** Properties of the form: groups, layout, asking times and conditions. */
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

/** Value of a property of the form, in words. The contract allows no other types of values. */
export function FormValue({ property, value }: { property: FormProperty; value: unknown }) {
  const intl = useIntl()
  const words = useConditionWords()
  if (property === 'layout') {
    return <FormattedMessage id={`operator.groups.layouts.${(value ?? 'page') as FormLayout}`} />
  }
  if (property === 'askAt') {
    const time = (value ?? 'registration') as NonNullable<RuleDraft['askAt']>
    return <FormattedMessage id={`operator.askTimes.${time}`} />
  }
  if (value === undefined) {
    return (
      <FormattedMessage
        id={property === 'group' ? 'operator.groups.none' : 'operator.values.none'}
      />
    )
  }
  if (property === 'group') return <bdi>{words.groupOf(String(value))}</bdi>
  if (property === 'groups') return <bdi>{groupName(intl, value as FieldGroup)}</bdi>
  if (property === 'variants') return <Variants variants={value as EditedVariant[]} />
  return <bdi>{words.sentenceOf(property, value as FieldCondition[])}</bdi>
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
