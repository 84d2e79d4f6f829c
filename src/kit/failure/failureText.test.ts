import { describe, expect, it } from 'vitest'
import messages from '../../../locales/en.json' with { type: 'json' }
import { ApiError, type Failure } from '../../api/failure.ts'
import { failureText } from './failureText.ts'

const textOf = (failure: Failure) => failureText(new ApiError('GET /x', failure))

describe('failure text', () => {
  it("a rejection with a known code shows the portal's own text", () => {
    expect(textOf({ kind: 'rejected', code: 'USERNAME_TAKEN', details: {} })).toEqual({
      id: 'errors.usernameTaken',
    })
  })

  it("a rejection with an unknown code shows the server's message, or a general text without one", () => {
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

  it('a rate-limited call shows the time to wait', () => {
    expect(textOf({ kind: 'rateLimited', retryAfter: 90 })).toEqual({
      id: 'failure.rateLimited',
      values: { seconds: 90 },
    })
    expect(textOf({ kind: 'rateLimited', retryAfter: 290 })).toEqual({
      id: 'failure.rateLimitedMinutes',
      values: { minutes: 5 },
    })
  })

  it('a closed platform shows a whole sentence rather than a page title', () => {
    expect(textOf({ kind: 'maintenance' })).toEqual({ id: 'errors.maintenance' })
    expect(textOf({ kind: 'region' })).toEqual({ id: 'errors.regionRestricted' })
  })

  it('every thrown value has a text', () => {
    expect(failureText(new TypeError('x'))).toEqual({ id: 'failure.action' })
    expect(failureText(undefined)).toEqual({ id: 'failure.action' })
  })
})
