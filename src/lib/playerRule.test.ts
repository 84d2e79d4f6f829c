import { describe, expect, it } from 'vitest'
import { playerRule } from './playerRule.ts'

const rule = { name: 'email', acceptedPattern: '^a+$', samples: { accept: ['a'] } }
const publicRule = { name: 'email', acceptedPattern: '^a+$' }

describe('playerRule', () => {
  it.each(['safe', 'unknown'] as const)(
    'a rule for players has the verdict %s of its pattern, and no sample',
    (verdict) => {
      expect(playerRule(rule, { verdict, dialect: 'u' })).toEqual({
        ...publicRule,
        verdict,
        dialect: 'u',
      })
    },
  )

  it.each(['hostile', 'invalid'] as const)(
    'a rule for players has no verdict when its pattern is %s',
    (verdict) => {
      expect(playerRule(rule, { verdict, dialect: 'none' })).toEqual(publicRule)
    },
  )

  it('a rule for players has no safety verdict when its pattern was not checked', () => {
    expect(playerRule(rule, undefined)).toEqual(publicRule)
  })
})
