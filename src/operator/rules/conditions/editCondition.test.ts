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
  it('another source drops the values, and an operator that does not fit', () => {
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

  it('another operator keeps as many values as it compares with', () => {
    expect(withOperator(condition, 'equals').values).toEqual(['BR'])
    expect(withOperator(condition, 'noneOf').values).toEqual(['BR', 'PT'])
    expect(withOperator(condition, 'answered')).not.toHaveProperty('values')
  })

  it('an empty value leaves the condition unfinished', () => {
    expect(withValues(condition, [''])).toEqual({ source: 'country', operator: 'oneOf' })
  })

  it.each([{ source: 'age' }, { source: 'field', field: 'age' }, { source: 'field' }] as const)(
    'the source %j survives the choice in a list',
    (source) => {
      expect(sourceOf(sourceId(source))).toEqual(source)
    },
  )

  it('an operator that does not fit stays in the list until another one is chosen', () => {
    expect(operatorChoices('checkbox', 'contains')).toEqual(['answered', 'unanswered', 'contains'])
    expect(operatorChoices('checkbox', 'answered')).toEqual(['answered', 'unanswered'])
    expect(blankCondition).not.toHaveProperty('field')
  })
})
