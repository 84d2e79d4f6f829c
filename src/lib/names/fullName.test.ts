import { expect, it } from 'vitest'
import { isFullName } from './fullName.ts'

it.each(['Ana Souza Lima', 'João d’Ávila', 'Li Na', 'Maria das Dores O. Prado'])(
  '%s is a full name',
  (name) => expect(isFullName(name)).toBe(true),
)

it.each([
  '',
  'Ana',
  'Ana  Lima',
  ' Ana Lima',
  'Ana 7',
  '7 7',
  'Ana\u202eLima Prado',
  `Ana ${'a'.repeat(97)}`,
])('%j is not a full name', (name) => expect(isFullName(name)).toBe(false))
