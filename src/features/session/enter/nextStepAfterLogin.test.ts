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

describe('after a log-in', () => {
  it('[ROUTE-40] a member goes home', () => {
    expect(whatFollows()).toEqual({ kind: 'continue', to: '/' })
  })

  it('[ROUTE-43] an agent goes to the agents’ home', () => {
    expect(whatFollows({ area: 'agent' })).toEqual({ kind: 'continue', to: '/agentHome' })
  })

  it('what was interrupted goes on, in both areas', () => {
    expect(whatFollows({ next: '/promotions' })).toEqual({ kind: 'continue', to: '/promotions' })
    expect(whatFollows({ next: '/agentHome/team', area: 'agent' })).toEqual({
      kind: 'continue',
      to: '/agentHome/team',
    })
  })

  it('a page over which the session ran out stays', () => {
    expect(whatFollows({ wasInterrupted: true })).toEqual({ kind: 'continue', to: undefined })
    expect(whatFollows({ wasInterrupted: true, next: '/promotions' })).toEqual({
      kind: 'continue',
      to: '/promotions',
    })
  })
})

describe('a password that has to be changed', () => {
  it('[LOGIN-23] is asked for when it is the default one', () => {
    expect(whatFollows({ loggedIn: { defaultPassword: true }, next: '/promotions' })).toEqual({
      kind: 'changePassword',
      reason: 'default',
    })
  })

  it('[LOGIN-24] is asked for when it has expired, while expiry is forced', () => {
    const loggedIn = { passwordExpired: true }
    expect(whatFollows({ loggedIn })).toEqual({ kind: 'changePassword', reason: 'expired' })
    expect(whatFollows({ loggedIn, isExpiryForced: false })).toEqual({ kind: 'continue', to: '/' })
  })

  it('[LOGIN-32] is asked for at the first log-in to an account that somebody else has made', () => {
    const loggedIn = { firstTimeLogin: true }
    expect(whatFollows({ loggedIn, mustChangePassword: true })).toEqual({
      kind: 'changePassword',
      reason: 'first',
    })
    expect(whatFollows({ loggedIn })).toEqual({ kind: 'continue', to: '/' })
  })

  it.each(['sms', 'phoneAuth'] as const)(
    '[LOGIN-23, LOGIN-24] is not asked for after a log-in by %s',
    (type) => {
      const loggedIn = { defaultPassword: true, passwordExpired: true }
      expect(whatFollows({ loggedIn, mustChangePassword: true, type })).toEqual({
        kind: 'continue',
        to: '/',
      })
    },
  )
})
