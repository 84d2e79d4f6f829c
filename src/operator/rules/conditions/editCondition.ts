/** Edits of a condition, which keep its values and its operator as far as these remain valid. */

import { operatorsOf, valueCount } from '../../../lib/registration/conditionProblems.ts'
import { isOperator } from '../../../lib/registration/decideFields.ts'
import type { FieldCondition } from '../draft.ts'
import type { SourceKind } from '../useConditionWords.ts'

type Source = { source: FieldCondition['source']; field?: string | undefined }

/** New condition, which the operator has to finish. */
export const blankCondition: FieldCondition = { source: 'field', operator: 'equals' }

/** Value of the select option for a source; empty if no field is chosen. */
export const sourceId = ({ source, field = '' }: Source): string =>
  source === 'field' ? (field === '' ? '' : `field ${field}`) : source

/** Source of a select option's value; the inverse of `sourceId`. */
export function sourceOf(id: string): Pick<FieldCondition, 'source' | 'field'> {
  if (id === 'age' || id === 'country') return { source: id }
  const field = id.replace(/^field /, '')
  return field === '' ? { source: 'field' } : { source: 'field', field }
}

/**
 * Condition with another source and no values. An operator that does not fit the source is
 * replaced.
 */
export function withSource(
  { operator }: FieldCondition,
  source: Pick<FieldCondition, 'source' | 'field'>,
  kind: SourceKind,
): FieldCondition {
  const fitting = operatorsOf(kind)
  return { ...source, operator: fitting.includes(operator) ? operator : (fitting[0] ?? 'equals') }
}

/**
 * Condition with another operator, and with as many of its values as that operator compares with.
 */
export function withOperator(
  condition: FieldCondition,
  operator: FieldCondition['operator'],
): FieldCondition {
  const { values = [] } = condition
  const count = valueCount(operator)
  return withValues(
    { ...condition, operator },
    count === 'none' ? [] : count === 'one' ? values.slice(0, 1) : values,
  )
}

/** Condition with other values; empty ones are left out. */
export function withValues(condition: FieldCondition, values: readonly string[]): FieldCondition {
  const { values: _old, ...rest } = condition
  const filled = values.filter((value) => value !== '')
  return filled.length === 0 ? rest : { ...rest, values: filled }
}

/** Operators that fit the source, and the condition's operator in any case. */
export function operatorChoices(
  kind: SourceKind,
  operator: FieldCondition['operator'],
): readonly FieldCondition['operator'][] {
  const fitting = operatorsOf(kind)
  return fitting.includes(operator) || !isOperator(operator) ? fitting : [...fitting, operator]
}
