import { expect, it } from 'vitest'
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { readPhone, splitDialed } from './phone.ts'

const brazil = { dialingCode: '+55', min: 10, max: 11 }

it.each([
  '11987654321',
  '(11) 98765-4321',
  '11.98765.4321',
  '11\u00a098765\u20114321',
  '\u202a+55 11 98765-4321\u202c',
  '+55 (0) 11 98765-4321',
  '005511987654321',
  '5511987654321',
  '011987654321',
  '１１９８７６５４３２１',
  '۱۱۹۸۷۶۵۴۳۲۱',
  '+٥٥ (١١) ٩٨٧٦٥-٤٣٢١',
  ...pastedMarks.map(({ mark }) => `+55${mark} 11 98765${mark}4321`),
])('[SAFE-09] readPhone removes the dialing code and separators of %j', (input) => {
  expect(readPhone(input, brazil)).toBe('11987654321')
})

it.each([
  ['+351 912 345 678', '+351912345678'],
  ['00351912345678', '00351912345678'],
  ['119', '119'],
  ['11987a54321', '11987a54321'],
  ['119876543210', '119876543210'],
])(
  'readPhone leaves %j unchanged except for separators, so that the form rejects it',
  (input, number) => {
    expect(readPhone(input, brazil)).toBe(number)
  },
)

it('readPhone keeps the area code of a number whose area code equals the dialing code', () => {
  expect(readPhone('55987654321', brazil)).toBe('55987654321')
  expect(readPhone('5555987654321', brazil)).toBe('55987654321')
})

it('readPhone does not change a number that it has already normalised', () => {
  for (const input of ['+55 11 98765-4321', '0 55 98765-4321', '+351 912 345 678']) {
    const number = readPhone(input, brazil)
    expect(readPhone(number, brazil)).toBe(number)
  }
})

const codes = ['+55', '+351', '+1', '+1809']

it.each([
  ['+55 21 98765-4321', '+55', '21 98765-4321'],
  ['+5521987654321', '+55', '21987654321'],
  ['0055 (21) 98765-4321', '+55', '(21) 98765-4321'],
  ['+(55) 21', '+55', '21'],
  ['＋３５１ ９１２', '+351', '912'],
  ['+1 809 555 0100', '+1809', '555 0100'],
  ['+1 212 555 0100', '+1', '212 555 0100'],
])('splitDialed splits the number %j into %s and %j', (input, dialingCode, number) => {
  expect(splitDialed(input, codes)).toEqual({ dialingCode, number })
})

it.each(['', '+', '+5', '+55 ', '+1 8', '+99 123', '5521987654321', '21 98765-4321', '+a55 2'])(
  'the text %j has no complete dialing code',
  (input) => {
    expect(splitDialed(input, codes)).toBeUndefined()
  },
)
