import { describe, expect, it } from 'vitest'
import { playerRule } from './playerRule.ts'

const rule = { name: 'email', acceptedPattern: '^a+$', samples: { accept: ['a'] } }
const told = { name: 'email', acceptedPattern: '^a+$' }

describe('a rule for players', () => {
  it.each(['safe', 'unknown'] as const)('says that its pattern is %s, and no sample', (verdict) => {
    expect(playerRule(rule, { verdict, dialect: 'u' })).toEqual({ ...told, verdict, dialect: 'u' })
  })

  it.each(['hostile', 'invalid'] as const)('says nothing of a pattern that is %s', (verdict) => {
    expect(playerRule(rule, { verdict, dialect: 'none' })).toEqual(told)
  })

  it('says nothing of a pattern that nobody looked at', () => {
    expect(playerRule(rule, undefined)).toEqual(told)
  })
})
