import { expect, it } from 'vitest'
import { receiverProblem, toReceiver } from './receiver.ts'

it.each([
  ['name', 'Jo', undefined],
  ['name', ' ', 'missing'],
  ['name', 'J', 'format'],
  ['address', 'Rua Um, 10', undefined],
  ['address', 'Rua Um, 1', 'format'],
  ['address', `Rua ${'x'.repeat(300)}`, 'format'],
  ['phone', '+55 (11) 98765-0005', undefined],
  ['phone', '1234567', 'format'],
  ['phone', 'eleven', 'format'],
  ['phone', '', 'missing'],
] as const)('receiverProblem checks the %s %j: %s', (part, input, problem) => {
  expect(receiverProblem(part, input)).toBe(problem)
})

it('toReceiver trims the typed values', () => {
  const input = { name: ' Ana Lima ', address: ' Rua Um, 10 ', phone: ' 11 98765-0005 ' }
  const receiver = { name: 'Ana Lima', address: 'Rua Um, 10', phone: '11 98765-0005' }
  expect(toReceiver(input)).toEqual(receiver)
})
