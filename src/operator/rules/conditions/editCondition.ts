/** Edits of a condition. Each edit keeps the values and the operator that remain valid. */

import { operatorsOf, valueCount } from '../../../lib/registration/conditionProblems.ts'
import { isOperator } from '../../../lib/registration/decideFields.ts'
import type { FieldCondition } from '../draft.ts'
import type { SourceKind } from '../useConditionWords.ts'

type Source = { source: FieldCondition['source']; field?: string | undefined }

/** New condition, still without a field and values. */
export const blankCondition: FieldCondition = { source: 'field', operator: 'equals' }

/** Value of the select option for a source; empty if no field is chosen. */
export const sourceId = ({ source, field = '' }: Source): string =>
  source === 'field' ? (field === '' ? '' : `field ${field}`) : source

/** Source for the value of a select option; the inverse of `sourceId`. */
export function sourceOf(id: string): Pick<FieldCondition, 'source' | 'field'> {
  if (id === 'age' || id === 'country') return { source: id }
  const field = id.replace(/^field /, '')
  return field === '' ? { source: 'field' } : { source: 'field', field }
}

/**
 * Copy of a condition with another source and without values. An operator that does not fit the
 * new source is replaced.
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
 * Copy of a condition with another operator. Keeps as many values as the new operator can compare.
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

/** Copy of a condition with other values; empty values are left out. */
export function withValues(condition: FieldCondition, values: readonly string[]): FieldCondition {
  const { values: _old, ...rest } = condition
  const filled = values.filter((value) => value !== '')
  return filled.length === 0 ? rest : { ...rest, values: filled }
}

/**
 * Options of the operator select of a condition: the operators that fit the source, and the current
 * operator of the condition, even if it does not fit.
 */
export function operatorChoices(
  kind: SourceKind,
  operator: FieldCondition['operator'],
): readonly FieldCondition['operator'][] {
  const fitting = operatorsOf(kind)
  return fitting.includes(operator) || !isOperator(operator) ? fitting : [...fitting, operator]
}
