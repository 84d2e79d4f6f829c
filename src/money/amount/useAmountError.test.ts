import { expect, it } from 'vitest'
import { languageNamed } from './languagesForTests.ts'
import { checkAmount } from './useAmountError.ts'

const language = languageNamed('pt')
const limits = { minimum: '10.00', maximum: '500.00', available: '80.25' }

it.each([
  ['9,99', { problem: 'belowMinimum' }],
  ['10', { amount: '10.00' }],
  ['80,25', { amount: '80.25' }],
  ['80,26', { problem: 'aboveAvailable' }],
  ['501', { problem: 'aboveAvailable' }],
  ['abc', { problem: 'symbols' }],
])('checkAmount compares %j with minimum, maximum and available amount', (text, answer) => {
  expect(checkAmount(text, limits, language)).toEqual(answer)
})

it('checkAmount accepts the maximum and rejects one cent more when there is no available amount', () => {
  const outside = { minimum: '10.00', maximum: '500.00' }
  expect(checkAmount('500,00', outside, language)).toEqual({ amount: '500.00' })
  expect(checkAmount('500,01', outside, language)).toEqual({ problem: 'aboveMaximum' })
})

it('checkAmount compares the largest amounts of the API contract exactly to the cent', () => {
  const wide = { minimum: '0.01', maximum: '9000000000000.00' }
  expect(checkAmount('9000000000000,01', wide, language)).toEqual({ problem: 'aboveMaximum' })
})
