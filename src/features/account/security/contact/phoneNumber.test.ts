import { expect, it } from 'vitest'
import { digitsOf, problemOfNumber } from './phoneNumber.ts'

const brazil = { minDigits: 10, maxDigits: 11 }

it.each([
  ['', 'missing'],
  [' - ', 'missing'],
  ['119', 'digits'],
  ['119876543210', 'digits'],
  ['11987a54321', 'digits'],
  ['١١٩٨٧٦٥٤٣٢١', 'digits'],
  ['(11) 98765-4321', undefined],
  ['11.98765.4321', undefined],
])('judges %j as a number of Brazil', (typed, problem) => {
  expect(problemOfNumber(typed, brazil)).toBe(problem)
})

it('sends the digits alone', () => {
  expect(digitsOf('(11) 98765-4321')).toBe('11987654321')
})
