import { describe, expect, it } from 'vitest'
import { type Facts, type Step, shownSteps, welcomeSteps } from './steps.ts'

const registeredAt = '2026-11-20T12:00:00Z'
const beginning = { registeredAt, hadGivenPassword: false }
const facts: Facts = {
  security: {
    hasPassword: true,
    passwordChangedAt: registeredAt,
    passwordExpired: false,
    hasPaymentPassword: false,
    hasAuthenticator: false,
    checksAddress: false,
    level: 'LOW',
  },
  limits: { coolingOffHours: 24, items: [] },
  profile: { account: 'mari', nickname: 'mari', fields: {}, locked: [] },
  deposits: 0,
  games: 0,
}
const ids = (steps: readonly Step[], isDone: boolean) =>
  steps.filter((step) => step.isDone === isDone).map(({ id }) => id)

describe('welcome checklist', () => {
  it('a member who has just registered has completed no step of the welcome checklist', () => {
    const steps = welcomeSteps(facts, beginning)
    expect(ids(steps, false)).toEqual(['contact', 'limits', 'profile', 'deposit', 'game'])
    expect(ids(steps, true)).toEqual([])
  })

  it("each step of the welcome checklist is done when the server's data shows its result", () => {
    const security = { ...facts.security, email: 'm••@example.com' } as Facts['security']
    const profile = { account: 'm', nickname: 'm', fields: { payeeName: 'Mari' }, locked: [] }
    const item = { limitId: 'DEPOSIT_DAY', kind: 'DEPOSIT', period: 'DAY', resetsAt: registeredAt }
    const limits = { coolingOffHours: 24, items: [{ ...item, amount: '50.00' }] } as Facts['limits']
    const done = { security, profile, limits, deposits: 1, games: 2 }
    expect(ids(welcomeSteps(done, beginning), false)).toEqual([])
  })

  it('welcomeSteps omits the steps whose data is unknown', () => {
    const unknown = { ...facts, security: undefined, deposits: undefined }
    expect(ids(welcomeSteps(unknown, beginning), false)).toEqual(['limits', 'profile', 'game'])
  })

  it('the password step appears for an account without a password or with a generated one', () => {
    const none = { ...facts, security: { ...facts.security, hasPassword: false } } as Facts
    expect(welcomeSteps(none, beginning)[0]).toEqual({ id: 'password', isDone: false })
    const given = { ...beginning, hadGivenPassword: true }
    expect(welcomeSteps(facts, given)[0]).toEqual({ id: 'password', isDone: false })
    const passwordChangedAt = '2026-11-20T12:05:00Z'
    const changed = { ...facts, security: { ...facts.security, passwordChangedAt } } as Facts
    expect(welcomeSteps(changed, given)[0]).toEqual({ id: 'password', isDone: true })
  })

  it('the welcome card shows five steps and leaves out completed steps first', () => {
    const all = ['password', 'contact', 'limits', 'profile', 'deposit', 'game'] as const
    const steps = (doneIds: readonly string[]) =>
      all.map((id) => ({ id, isDone: doneIds.includes(id) }))
    expect(shownSteps(steps([])).map(({ id }) => id)).toEqual(all.slice(0, 5))
    const shown = shownSteps(steps(['contact', 'game'])).map(({ id }) => id)
    expect(shown).toEqual(['password', 'limits', 'profile', 'deposit', 'game'])
  })
})
