// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { endSession, resumeSession, session, sessionToken, startSession } from './session.ts'

beforeEach(() => {
  sessionStorage.clear()
  endSession()
})

describe('a session', () => {
  it('[LOGIN-20, STATE-05] is kept in session storage under token and survives a reload', () => {
    startSession('secret')
    expect(sessionStorage.getItem('token')).toBe('secret')
    resumeSession()
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'secret' })
    expect(sessionToken()).toBe('secret')
  })

  it('is a visitor when this tab has no token', () => {
    resumeSession()
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
    expect(sessionToken()).toBeNull()
  })

  it('[LOGIN-39, LOGIN-40] leaves nothing behind at its end but the merchant code', () => {
    sessionStorage.setItem('merchantCode', 'portico')
    sessionStorage.setItem('consolidated', '{}')
    startSession('secret')
    endSession()
    expect({ ...sessionStorage }).toEqual({ merchantCode: 'portico' })
    expect(sessionToken()).toBeNull()
  })

  it('tells a session that the server ended from one that was never there', () => {
    startSession('secret')
    endSession({ sessionEnd: 'expired' })
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'expired' })
  })
})
