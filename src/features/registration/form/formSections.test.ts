import { expect, it } from 'vitest'
import { aField } from '../../../identity/ruledField/testing.ts'
import { sectionsOf } from './formSections.ts'

const groups = [
  { id: 'contact', title: { en: 'Contact' } },
  { id: 'work', title: { en: 'Work' } },
]
const idsOf = (fields: readonly ReturnType<typeof aField>[]) =>
  sectionsOf(fields, groups).map((section) => [
    section.id,
    section.fields.map(({ name }) => name).join(),
  ])

it('[FORM-04] sections begin with the fields without a group, followed by the groups in their order', () => {
  const fields = [
    aField({ name: 'team' }),
    aField({ name: 'job', group: 'work' }),
    aField({ name: 'street', group: 'contact' }),
    aField({ name: 'town', group: 'contact' }),
  ]
  expect(idsOf(fields)).toEqual([
    ['', 'team'],
    ['contact', 'street,town'],
    ['work', 'job'],
  ])
})

it('[FORM-04] groups without a visible field are omitted, and a field of an unknown group counts as ungrouped', () => {
  expect(idsOf([aField({ name: 'job', group: 'work' })])).toEqual([['work', 'job']])
  expect(idsOf([aField({ name: 'team', group: 'later' })])).toEqual([['', 'team']])
})
