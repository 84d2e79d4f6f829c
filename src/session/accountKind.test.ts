import { expect, it } from 'vitest'
import { accountKind } from './accountKind.ts'

const types = { agents: [1, 2, 41, 42], trials: [4] }

it('[ROLE-13, ROLE-16, LOGIN-29] accountKind derives the kind of an account from its type by the lists in the system status', () => {
  expect([0, 1, 2, 4, 41, 42].map((type) => accountKind(type, types))).toEqual([
    'member',
    'agent',
    'agent',
    'trial',
    'agent',
    'agent',
  ])
  expect(accountKind(4, { agents: [4], trials: [] })).toBe('agent')
})
