import { expect, it } from 'vitest'
import { receiverLimits } from '../../../api/gen/limits.ts'
import {
  addressLimits,
  addressLines,
  addressProblem,
  partsOfLine,
  postalDigits,
} from './address.ts'
import { receiverProblem, toReceiver } from './receiver.ts'
import { firstIntent } from './redeemIntent.ts'

it.each([
  ['name', 'Jo', undefined],
  ['name', ' ', 'missing'],
  ['name', 'J', 'format'],
  ['phone', '+55 (11) 98765-0005', undefined],
  ['phone', '1234567', 'format'],
  ['phone', 'eleven', 'format'],
  ['phone', '', 'missing'],
] as const)('receiverProblem checks the %s %j: %s', (part, input, problem) => {
  expect(receiverProblem(part, input)).toBe(problem)
})

const typed = {
  name: ' Ana Lima ',
  phone: ' 11 98765-0005 ',
  postalCode: '05433010',
  street: ' Rua Um ',
  number: '10',
  complement: '',
  district: 'Vila Madalena',
  city: 'São Paulo',
  state: 'SP',
}

it('toReceiver trims the typed values and joins the parts of the address into one line', () => {
  expect(toReceiver(typed)).toEqual({
    name: 'Ana Lima',
    address: 'Rua Um, 10, Vila Madalena, São Paulo - SP, 05433-010',
    phone: '11 98765-0005',
  })
})

it("an address whose parts all have their maximum length fits into the contract's address", () => {
  const longest = Object.entries(addressLimits).map(([part, most]) => [part, 'x'.repeat(most)])
  const lines = addressLines({ ...typed, ...Object.fromEntries(longest) })
  expect(lines.join(', ').length).toBeLessThanOrEqual(receiverLimits.address.maxLength)
})

it.each([
  ['postalCode', '05433-010', true, undefined],
  ['postalCode', '0543-010', true, 'postalCode'],
  ['postalCode', 'SW1A 1AA', false, undefined],
  ['street', ' ', true, 'missing'],
  ['complement', '', true, undefined],
] as const)(
  'addressProblem checks the %s %j, in Brazil %s: %s',
  (part, text, isBrazil, problem) => {
    expect(addressProblem(part, text, isBrazil)).toBe(problem)
  },
)

it('postalDigits accepts a postal code with and without separators', () => {
  expect(['05433-010', '05.433-010', ' 05433010 ', '5433010'].map(postalDigits)).toEqual([
    '05433010',
    '05433010',
    '05433010',
    undefined,
  ])
})

it("the redemption form starts with the name and the address from the member's profile", () => {
  const address = 'Rua Aspicuelta, 88, São Paulo, SP, 05433-010'
  expect(firstIntent({ payeeName: 'Ana Lima', address })).toMatchObject({
    name: 'Ana Lima',
    street: 'Rua Aspicuelta',
    number: '88',
    postalCode: '05433-010',
    city: '',
  })
  expect(partsOfLine('')).toEqual({ postalCode: '', street: '', number: '' })
})
