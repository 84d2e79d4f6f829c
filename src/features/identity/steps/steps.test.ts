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

const first = { action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' } as const
const third = { action: 'WITHDRAWAL', level: 3, reason: 'TOTAL' } as const

describe('a step', () => {
  it.each([
    ['nothing is demanded', [], undefined, ['optional', 'locked', 'locked']],
    ['the first withdrawal comes', [], first, ['form', 'locked', 'locked']],
    ['the person is asked about', ['UNDER_REVIEW'], first, ['review', 'locked', 'locked']],
    ['the person is accepted', ['ACCEPTED'], undefined, ['done', 'optional', 'locked']],
    ['more is demanded', ['ACCEPTED'], third, ['done', 'form', 'locked']],
    ['a document is looked at', ['ACCEPTED', 'UNDER_REVIEW'], third, ['done', 'review', 'form']],
    ['it was rejected', ['ACCEPTED', 'REJECTED'], undefined, ['done', 'form', 'form']],
    [
      'a document has ended',
      ['ACCEPTED', 'EXPIRED', 'ACCEPTED'],
      undefined,
      ['done', 'form', 'done'],
    ],
    ['all is accepted', ['ACCEPTED', 'ACCEPTED', 'ACCEPTED'], undefined, ['done', 'done', 'done']],
  ] as const)('shows what it should when %s', (_name, states, demand, views) => {
    expect(viewsOf(statusOf(states, demand ? { demands: [demand] } : {}))).toEqual(views)
  })

  it('is closed without anybody who checks, and exhausted after too many attempts', () => {
    expect(viewsOf(statusOf([], { closed: true, demands: [first] }))[0]).toBe('closed')
    const status = statusOf(['REJECTED'])
    const [step] = status.steps
    if (!step) throw new Error('No step')
    expect(viewOf({ ...step, attemptsLeft: 0 }, status)).toBe('exhausted')
  })

  it('is worth looking at again while it is under review', () => {
    expect(isUnderReview(statusOf(['ACCEPTED', 'UNDER_REVIEW']))).toBe(true)
    expect(isUnderReview(statusOf(['ACCEPTED', 'REJECTED']))).toBe(false)
  })
})

describe('a level', () => {
  const action = 'WITHDRAWAL'
  const rules = [
    { action: 'DEPOSIT', level: 1 },
    { action: 'PLAY', level: 2 },
    { action, level: 1 },
    { action, level: 3, aboveTotal: '10000.00' },
  ] as const

  it('opens what the rules of the market say', () => {
    const amount = '10000.00'
    expect(unlockOf([...rules], 1)).toEqual({ kind: 'upTo', amount })
    expect(unlockOf([...rules], 2)).toEqual({ kind: 'towards', amount })
    expect(unlockOf([...rules], 3)).toEqual({ kind: 'above', amount })
  })

  it('a level unlocks deposits and games for money where a rule demands it', () => {
    expect([1, 2, 3].map((level) => actsOf([...rules], level))).toEqual([['DEPOSIT'], ['PLAY'], []])
  })

  it('opens all, or nothing, where they say no more', () => {
    expect(unlockOf([{ action, level: 1 }], 1)).toEqual({ kind: 'all' })
    expect(unlockOf([{ action, level: 1 }], 2)).toEqual({ kind: 'none' })
    expect(unlockOf([], 1)).toEqual({ kind: 'none' })
  })
})
