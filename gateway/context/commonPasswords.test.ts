import { expect, it } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

it.each(['qwerty123', 'Dragon123', 'PASSWORD1', 'flamengo10', 'Mudar123', 'trustno1'])(
  'a frequently leaked password is common in any letter case: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

it.each(['Gavea2026', 'correct-horse-battery', '', '__proto__', 'constructor', '🐴 na praia'])(
  'an unusual password is not common: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
