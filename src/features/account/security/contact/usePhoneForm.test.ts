import { expect, it } from 'vitest'
import { problemOfNumber } from './usePhoneForm.ts'

const brazil = { dialingCode: '+55', min: 10, max: 11 }

it.each([
  ['', 'missing'],
  [' - ', 'missing'],
  ['119', 'digits'],
  ['119876543210', 'digits'],
  ['11987a54321', 'digits'],
  ['١١٩٨٧٦٥٤٣٢١', undefined],
  ['(11) 98765-4321', undefined],
  ['11.98765.4321', undefined],
  ['+55 11 98765-4321', undefined],
  ['+351 912 345 678', 'digits'],
])("problemOfNumber checks %j against Brazil's rules", (input, problem) => {
  expect(problemOfNumber(input, brazil)).toBe(problem)
})
