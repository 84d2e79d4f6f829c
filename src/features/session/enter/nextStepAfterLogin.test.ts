import { describe, expect, it } from 'vitest'
import { type LoggedIn, nextStepAfterLogin } from './nextStepAfterLogin.ts'

type Entered = Parameters<typeof nextStepAfterLogin>[0]

const whatFollows = ({
  loggedIn,
  ...changes
}: Partial<Omit<Entered, 'loggedIn'>> & { loggedIn?: Partial<LoggedIn> } = {}) =>
  nextStepAfterLogin({
    loggedIn: {
      token: 'f'.repeat(40),
      firstTimeLogin: false,
      passwordExpired: false,
      defaultPassword: false,
      ...loggedIn,
    },
    type: 'username',
    area: 'member',
    mustChangePassword: false,
    isExpiryForced: true,
    next: undefined,
    wasInterrupted: false,
    ...changes,
  })

describe('next step after a log-in', () => {
  it('[ROUTE-40] a member goes home after a log-in', () => {
    expect(whatFollows()).toEqual({ kind: 'continue', to: '/' })
  })

  it('[ROUTE-43] an agent goes to the agents’ home after a log-in', () => {
    expect(whatFollows({ area: 'agent' })).toEqual({ kind: 'continue', to: '/agentHome' })
  })

  it('a log-in in the member area or in the agent area returns to the interrupted page', () => {
    expect(whatFollows({ next: '/promotions' })).toEqual({ kind: 'continue', to: '/promotions' })
    expect(whatFollows({ next: '/agentHome/team', area: 'agent' })).toEqual({
      kind: 'continue',
      to: '/agentHome/team',
    })
  })

  it('a log-in over a page whose session expired stays on that page unless another page is requested', () => {
    expect(whatFollows({ wasInterrupted: true })).toEqual({ kind: 'continue', to: undefined })
    expect(whatFollows({ wasInterrupted: true, next: '/promotions' })).toEqual({
      kind: 'continue',
      to: '/promotions',
    })
  })
})

describe('required change of password', () => {
  it('[LOGIN-23] a log-in with the default password requires a change of password', () => {
    expect(whatFollows({ loggedIn: { defaultPassword: true }, next: '/promotions' })).toEqual({
      kind: 'changePassword',
      reason: 'default',
    })
  })

  it('[LOGIN-24] a log-in with an expired password requires a change while expiry is enforced', () => {
    const loggedIn = { passwordExpired: true }
    expect(whatFollows({ loggedIn })).toEqual({ kind: 'changePassword', reason: 'expired' })
    expect(whatFollows({ loggedIn, isExpiryForced: false })).toEqual({ kind: 'continue', to: '/' })
  })

  it('[LOGIN-32] the first log-in to an account that somebody else opened requires a change of password', () => {
    const loggedIn = { firstTimeLogin: true }
    expect(whatFollows({ loggedIn, mustChangePassword: true })).toEqual({
      kind: 'changePassword',
      reason: 'first',
    })
    expect(whatFollows({ loggedIn })).toEqual({ kind: 'continue', to: '/' })
  })

  it.each(['sms', 'phoneAuth'] as const)(
    '[LOGIN-23, LOGIN-24] a log-in by %s does not require a change of password',
    (type) => {
      const loggedIn = { defaultPassword: true, passwordExpired: true }
      expect(whatFollows({ loggedIn, mustChangePassword: true, type })).toEqual({
        kind: 'continue',
        to: '/',
      })
    },
  )
})
