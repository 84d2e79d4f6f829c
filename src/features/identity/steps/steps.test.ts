import { describe, expect, it } from 'vitest'
import {
  type IdentityStatus,
  type IdentityStep,
  isUnderReview,
} from '../../../identity/identityCheck/identity.queries.ts'
import { viewOf } from './stepPlan.ts'
import { actsOf, unlockOf } from './unlocks.ts'

type State = IdentityStep['state']

const ids = ['PERSON', 'DOCUMENT', 'SELFIE'] as const

const statusOf = (
  states: readonly State[],
  more: Partial<IdentityStatus> = {},
): IdentityStatus => ({
  level: 0,
  currency: 'BRL',
  minimumAge: 18,
  rules: [],
  demands: [],
  person: { locked: [] },
  withdrawn: '0.00',
  steps: ids.map((step, index) => ({
    step,
    level: index + 1,
    state: states[index] ?? 'NOT_STARTED',
    attemptsLeft: 5,
  })),
  ...more,
})
const viewsOf = (status: IdentityStatus) => status.steps.map((step) => viewOf(step, status))

const firstLevel = { action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' } as const
const thirdLevel = { action: 'WITHDRAWAL', level: 3, reason: 'TOTAL' } as const

describe('identity steps', () => {
  it.each([
    ['nothing is required', [], undefined, ['optional', 'locked', 'locked']],
    ['a withdrawal requires level 1', [], firstLevel, ['form', 'locked', 'locked']],
    ['the person is under review', ['UNDER_REVIEW'], firstLevel, ['review', 'locked', 'locked']],
    ['the person is accepted', ['ACCEPTED'], undefined, ['done', 'optional', 'locked']],
    ['a withdrawal requires level 3', ['ACCEPTED'], thirdLevel, ['done', 'form', 'locked']],
    [
      'the document is under review',
      ['ACCEPTED', 'UNDER_REVIEW'],
      thirdLevel,
      ['done', 'review', 'form'],
    ],
    ['the document was rejected', ['ACCEPTED', 'REJECTED'], undefined, ['done', 'form', 'form']],
    [
      'the document has expired',
      ['ACCEPTED', 'EXPIRED', 'ACCEPTED'],
      undefined,
      ['done', 'form', 'done'],
    ],
    [
      'all steps are accepted',
      ['ACCEPTED', 'ACCEPTED', 'ACCEPTED'],
      undefined,
      ['done', 'done', 'done'],
    ],
  ] as const)('the identity steps show their views when %s', (_name, states, demand, views) => {
    expect(viewsOf(statusOf(states, demand ? { demands: [demand] } : {}))).toEqual(views)
  })

  it('an identity step is closed without a provider, and exhausted without attempts left', () => {
    expect(viewsOf(statusOf([], { closed: true, demands: [firstLevel] }))[0]).toBe('closed')
    const status = statusOf(['REJECTED'])
    const [step] = status.steps
    if (!step) throw new Error('No step')
    expect(viewOf({ ...step, attemptsLeft: 0 }, status)).toBe('exhausted')
  })

  it('isUnderReview is true while an identity step is under review', () => {
    expect(isUnderReview(statusOf(['ACCEPTED', 'UNDER_REVIEW']))).toBe(true)
    expect(isUnderReview(statusOf(['ACCEPTED', 'REJECTED']))).toBe(false)
  })
})

describe('identity levels', () => {
  const action = 'WITHDRAWAL'
  const rules = [
    { action: 'DEPOSIT', level: 1 },
    { action: 'PLAY', level: 2 },
    { action, level: 1 },
    { action, level: 3, aboveTotal: '10000.00' },
  ] as const

  it("unlockOf returns the withdrawals that an identity level unlocks by the market's rules", () => {
    const amount = '10000.00'
    expect(unlockOf([...rules], 1)).toEqual({ kind: 'upTo', amount })
    expect(unlockOf([...rules], 2)).toEqual({ kind: 'towards', amount })
    expect(unlockOf([...rules], 3)).toEqual({ kind: 'above', amount })
  })

  it('actsOf returns the actions that the rules unlock at exactly the given level', () => {
    expect([1, 2, 3].map((level) => actsOf([...rules], level))).toEqual([['DEPOSIT'], ['PLAY'], []])
  })

  it('without a rule on the total withdrawn, unlockOf returns either all withdrawals or none', () => {
    expect(unlockOf([{ action, level: 1 }], 1)).toEqual({ kind: 'all' })
    expect(unlockOf([{ action, level: 1 }], 2)).toEqual({ kind: 'none' })
    expect(unlockOf([], 1)).toEqual({ kind: 'none' })
  })
})
