import { expect, it } from 'vitest'
import { isStake, readAmount } from './stakePicker.ts'

const limits = { minimum: 100, maximum: 5_000 }
const isAllowed = (text: string) => isStake(readAmount(text), limits)

it.each(['1', '1,00', '1.5', ' 7,30 ', '50'])('the typed stake "%s" is allowed', (text) => {
  expect(isAllowed(text)).toBe(true)
})

it.each([
  ['below the minimum', '0,90'],
  ['above the maximum', '50,10'],
  ['between two steps', '1,05'],
  ['with thirds of a cent', '1,001'],
  ['below nothing', '-5'],
  ['with a sign of thousands', '1.000,00'],
  ['in words', 'ten'],
  ['in another form', '1e3'],
  ['without digits', ''],
])('a typed stake %s is not allowed', (_, text) => {
  expect(isAllowed(text)).toBe(false)
})
