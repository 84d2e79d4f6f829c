import { expect, it } from 'vitest'
import { referenceOf } from './reference.ts'

it('the reference of a row with a random id is the last 12 characters of the id, in capital letters', () => {
  expect(referenceOf('d-0199fd2a51e00003b8e1f907')).toBe('0003B8E1F907')
})

it.each(['referral/m-ana/2026-11-27', 'w-past-ana-6', 'vip-m-ana-3', 'GCS>main', 'a', ''])(
  'the reference of %j is 12 digits that reveal no key',
  (id) => {
    expect(referenceOf(id)).toMatch(/^[0-9A-F]{12}$/)
    expect(referenceOf(id)).toBe(referenceOf(id))
  },
)

it('the references of 5,000 different ids are different', () => {
  const keys = Array.from({ length: 5_000 }, (_, index) => `referral/m-ana/${index}`)
  expect(new Set(keys.map(referenceOf)).size).toBe(keys.length)
})
