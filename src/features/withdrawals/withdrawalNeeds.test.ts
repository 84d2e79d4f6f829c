import { describe, expect, it } from 'vitest'
import { withdrawalNeeds } from './withdrawalNeeds.ts'

const terms = {
  available: '100.00',
  limits: { minimum: '20.00', maximum: '20000.00' },
  turnover: { required: '0.00', played: '0.00', missing: '0.00' },
}
const rules = [{ action: 'WITHDRAWAL' as const, level: 1 }]
const facts = { terms, hasKey: true, hasPassword: true, identity: { rules, demands: [] } }
type Facts = Parameters<typeof withdrawalNeeds>[0]
const listMissing = (changes: Partial<Facts>) =>
  withdrawalNeeds({ ...facts, ...changes }).flatMap(({ id, isMet }) => (isMet ? [] : [id]))

describe('conditions of a withdrawal', () => {
  it('a member who meets every condition can withdraw', () => {
    expect(listMissing({})).toEqual([])
  })

  it.each<[string, Partial<Facts>, string[]]>([
    [
      'identity',
      { identity: { rules, demands: [{ action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' }] } },
      ['identity'],
    ],
    ['transaction password', { hasPassword: false }, ['password']],
    ['Pix key', { hasKey: false }, ['key']],
    ['minimum balance', { terms: { ...terms, available: '19.99' } }, ['balance']],
    [
      'wagering',
      { terms: { ...terms, turnover: { ...terms.turnover, missing: '0.01' } } },
      ['turnover'],
    ],
  ])('a member without the %s cannot withdraw', (_, changes, ids) => {
    expect(listMissing(changes)).toEqual(ids)
  })

  it('the identity condition is listed only in a market that requires it, and once it has loaded', () => {
    const isListed = (changes: Partial<Facts>) =>
      withdrawalNeeds({ ...facts, ...changes }).some(({ id }) => id === 'identity')
    expect(isListed({ identity: { rules: [], demands: [] } })).toBe(false)
    expect(isListed({ identity: undefined })).toBe(false)
    expect(isListed({})).toBe(true)
  })
})
