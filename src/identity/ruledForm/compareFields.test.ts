import { expect, it } from 'vitest'
import { aField } from '../ruledField/testing.ts'
import { compareFields } from './compareFields.ts'

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)

it('compareFields returns added, removed and changed fields and ignores a new order', () => {
  const before = ['kept', 'moved', 'gone', 'other'].map((name) => aField({ name }))
  const after = [
    aField({ name: 'moved' }),
    aField({ name: 'kept' }),
    aField({ name: 'other', maxLength: 12 }),
    aField({ name: 'fresh' }),
  ]
  const changes = compareFields(before, after)
  expect(names(changes.addedFields)).toEqual(['fresh'])
  expect(names(changes.removedFields)).toEqual(['gone'])
  expect(names(changes.changedFields)).toEqual(['other'])
})

it.each([
  { acceptedPattern: '^a$' },
  { required: true },
  { minLength: 2 },
  { label: { en: 'Other' } },
  { hint: { en: 'Other' } },
  { patternId: 'DIGITS_ONLY' },
])('compareFields returns a field as changed if its rule has %j', (change) => {
  expect(names(compareFields([aField()], [aField(change)]).changedFields)).toEqual(['nickname'])
})
