import { describe, expect, it } from 'vitest'
import {
  blankCondition,
  operatorChoices,
  sourceId,
  sourceOf,
  withOperator,
  withSource,
  withValues,
} from './editCondition.ts'

const country = { source: 'country', operator: 'oneOf', values: ['BR', 'PT'] } as const
const condition = { ...country, values: [...country.values] }

describe('editing a condition', () => {
  it('withSource drops the values of a condition, and replaces an operator that does not fit the new source', () => {
    expect(withSource(condition, { source: 'field', field: 'news' }, 'checkbox')).toEqual({
      source: 'field',
      field: 'news',
      operator: 'answered',
    })
    expect(withSource(condition, { source: 'age' }, 'age')).toEqual({
      source: 'age',
      operator: 'oneOf',
    })
  })

  it('withOperator keeps as many values as the new operator compares with', () => {
    expect(withOperator(condition, 'equals').values).toEqual(['BR'])
    expect(withOperator(condition, 'noneOf').values).toEqual(['BR', 'PT'])
    expect(withOperator(condition, 'answered')).not.toHaveProperty('values')
  })

  it('withValues leaves out an empty value, so that the condition is unfinished', () => {
    expect(withValues(condition, [''])).toEqual({ source: 'country', operator: 'oneOf' })
  })

  it.each([{ source: 'age' }, { source: 'field', field: 'age' }, { source: 'field' }] as const)(
    'sourceOf restores the source %j from its id',
    (source) => {
      expect(sourceOf(sourceId(source))).toEqual(source)
    },
  )

  it('operatorChoices contains an operator that does not fit the source until another one is chosen', () => {
    expect(operatorChoices('checkbox', 'contains')).toEqual(['answered', 'unanswered', 'contains'])
    expect(operatorChoices('checkbox', 'answered')).toEqual(['answered', 'unanswered'])
    expect(blankCondition).not.toHaveProperty('field')
  })
})
