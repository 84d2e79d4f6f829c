import { describe, expect, it } from 'vitest'
import messages from '../../../locales/en.json' with { type: 'json' }
import { ApiError, type Failure } from '../../api/failure.ts'
import { failureText } from './failureText.ts'

const textOf = (failure: Failure) => failureText(new ApiError('GET /x', failure))

describe('failure text', () => {
  it("failureText returns the portal's text for a known rejection code", () => {
    expect(textOf({ kind: 'rejected', code: 'USERNAME_TAKEN', details: {} })).toEqual({
      id: 'errors.usernameTaken',
    })
  })

  it("failureText returns the server's message for an unknown rejection code, or a general text without one", () => {
    const failure = { kind: 'rejected', code: 'MOON_PHASE', message: 'Lua cheia', details: {} }
    expect(textOf(failure as Failure)).toEqual({ text: 'Lua cheia' })
    expect(textOf({ kind: 'rejected', code: 'toString', details: {} })).toEqual({
      id: 'failure.action',
    })
  })

  it('[ERR-18][ERR-19] a lost connection and a timeout show different texts', () => {
    expect(textOf({ kind: 'offline' })).toEqual({ id: 'failure.offline' })
    expect(textOf({ kind: 'timeout' })).toEqual({ id: 'failure.timeout' })
    expect(messages.failure.offline).toBe(
      'There is no connection. Check your network and try again.',
    )
    expect(messages.failure.timeout).toBe('That took too long. Check your network and try again.')
  })

  it('failureText returns the time to wait for a rate-limited call, in minutes if it is long', () => {
    expect(textOf({ kind: 'rateLimited', retryAfter: 90 })).toEqual({
      id: 'failure.rateLimited',
      values: { seconds: 90 },
    })
    expect(textOf({ kind: 'rateLimited', retryAfter: 290 })).toEqual({
      id: 'failure.rateLimitedMinutes',
      values: { minutes: 5 },
    })
  })

  it('failureText returns a text for a platform under maintenance or closed to the region', () => {
    expect(textOf({ kind: 'maintenance' })).toEqual({ id: 'errors.maintenance' })
    expect(textOf({ kind: 'region' })).toEqual({ id: 'errors.regionRestricted' })
  })

  it('failureText returns a general text for a thrown value that is not the failure of a call', () => {
    expect(failureText(new TypeError('x'))).toEqual({ id: 'failure.action' })
    expect(failureText(undefined)).toEqual({ id: 'failure.action' })
  })
})
