import { expect, it } from 'vitest'
import { problemOfHolder, problemOfKey } from './AddAccountForm.tsx'

it.each([
  ['CPF', '', 'keyMissing'],
  ['CPF', '   ', 'keyMissing'],
  ['CPF', '123.456.789-09', undefined],
  ['CPF', '123.456.789-10', 'cpfDigits'],
  ['CPF', '111.111.111-11', 'cpfDigits'],
  ['CPF', '123.456.789', 'cpfLength'],
  ['CPF', '1234567890a', 'cpfLength'],
  ['CPF', '۱۲۳۴۵۶۷۸۹۰۹', undefined],
  ['PHONE', '(11) 98765-4321', undefined],
  ['PHONE', '(11) 3456-7890', 'phone'],
  ['EMAIL', 'ana@example.com', undefined],
  ['EMAIL', 'ana@example', 'email'],
  ['RANDOM', '6f1d2c3b-8a4e-4f57-9b60-2e7d9c5a10b4', undefined],
  ['RANDOM', '12345678909', 'random'],
] as const)('problemOfKey checks the %s key %j', (keyType, text, problem) => {
  expect(problemOfKey(keyType, text)).toBe(problem)
})

it.each([
  ['', 'holderMissing'],
  ['  ', 'holderMissing'],
  ['An', 'holderLength'],
  ['a'.repeat(101), 'holderLength'],
  ['Ana \uE000Lima', 'holderCharacters'],
  ['Ana  Souza Lima ', undefined],
  ['阮文安', undefined],
] as const)('problemOfHolder checks the name %j', (text, problem) => {
  expect(problemOfHolder(text)).toBe(problem)
})
