// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { endSession, resumeSession, session, sessionToken, startSession } from './session.ts'

beforeEach(() => {
  sessionStorage.clear()
  endSession()
})

describe('session', () => {
  it("[LOGIN-20, STATE-05] a session's token is stored in session storage and survives a reload", () => {
    startSession('secret')
    expect(sessionStorage.getItem('token')).toBe('secret')
    resumeSession()
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'secret' })
    expect(sessionToken()).toBe('secret')
  })

  it('resumeSession starts no session in a tab without a token', () => {
    resumeSession()
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
    expect(sessionToken()).toBeNull()
  })

  it('[LOGIN-39, LOGIN-40] endSession removes everything but the merchant code from session storage', () => {
    sessionStorage.setItem('merchantCode', 'portico')
    sessionStorage.setItem('consolidated', '{}')
    startSession('secret')
    endSession()
    expect({ ...sessionStorage }).toEqual({ merchantCode: 'portico' })
    expect(sessionToken()).toBeNull()
  })

  it('when the server ends the session, the new visitor state contains the reason', () => {
    startSession('secret')
    endSession({ sessionEnd: 'expired' })
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'expired' })
  })
})
