import { FormattedMessage } from 'react-intl'
import type { EditedRule } from '../draft.ts'
import { visibleText } from '../plainText.ts'
import type { Property } from '../ruleParts.ts'
import { type FormProperty, FormValue, isFormProperty } from './FormValue.tsx'
import classes from './values.module.css'

/**
 * Property of a rule, or of the rules as a whole; `field` stands for adding or removing a field.
 */
export type NamedProperty = Property | FormProperty | 'minimumAge' | 'order' | 'field'

type Props = { property: NamedProperty; value: unknown }

export function PartValue({ property, value }: Props) {
  if (property === 'methods') return <Methods value={value} />
  if (isFormProperty(property)) return <FormValue property={property} value={value} />
  if (property === 'field') {
    return (
      <FormattedMessage
        id={value === undefined ? 'operator.values.absent' : 'operator.values.present'}
      />
    )
  }
  if (value === undefined || value === '') return <FormattedMessage id="operator.values.none" />
  if (typeof value === 'boolean') {
    return <FormattedMessage id={value ? 'operator.values.yes' : 'operator.values.no'} />
  }
  if (property === 'patternId') {
    // The cast is safe: the contract allows only pattern families as `patternId`.
    return <FormattedMessage id={`operator.families.${value as EditedRule['patternId']}`} />
  }
  if (property === 'type') {
    // The cast is safe: the contract allows only field types as `type`.
    return <FormattedMessage id={`operator.types.${value as NonNullable<EditedRule['type']>}`} />
  }
  if (Array.isArray(value)) return <List values={value} />
  if (property === 'label' || property === 'hint') return <bdi>{visibleText(String(value))}</bdi>
  return (
    <code className={classes.code} dir="ltr">
      {visibleText(String(value))}
    </code>
  )
}

function Methods({ value }: { value: unknown }) {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  if (only === 'username' || only === 'mobile') {
    return <FormattedMessage id={`operator.rules.methods.${only}`} />
  }
  return <FormattedMessage id="operator.values.bothForms" />
}

function List({ values }: { values: readonly unknown[] }) {
  return (
    <ol className={classes.list}>
      {values.map((each) => {
        const text = entryText(each)
        return (
          <li key={text}>
            <bdi>{visibleText(text)}</bdi>
          </li>
        )
      })}
    </ol>
  )
}

/** Entry of a list as text: a sample verbatim, an option by its value and labels. */
export function entryText(entry: unknown): string {
  if (typeof entry === 'string') return entry
  // By the contract, all other entries are options.
  const { value = '', label = {} } = entry as { value?: string; label?: Record<string, string> }
  const labels = Object.values(label)
  return labels.length === 0 ? value : `${value} (${labels.join(' · ')})`
}
