import { describe, expect, it } from 'vitest'
import messages from '../../../locales/en.json' with { type: 'json' }
import { ApiError, type Failure } from '../../api/failure.ts'
import { failureText } from './failureText.ts'

const textOf = (failure: Failure) => failureText(new ApiError('GET /x', failure))

describe('what is said of a failed call', () => {
  it('is our own text for a code that we know', () => {
    expect(textOf({ kind: 'rejected', code: 'USERNAME_TAKEN', details: {} })).toEqual({
      id: 'errors.usernameTaken',
    })
  })

  it("is the server's words for a code that we do not know", () => {
    const failure = { kind: 'rejected', code: 'MOON_PHASE', message: 'Lua cheia', details: {} }
    expect(textOf(failure as Failure)).toEqual({ text: 'Lua cheia' })
    expect(textOf({ kind: 'rejected', code: 'toString', details: {} })).toEqual({
      id: 'failure.action',
    })
  })

  it('[ERR-18][ERR-19] tells a broken connection from an answer that takes too long', () => {
    expect(textOf({ kind: 'offline' })).toEqual({ id: 'failure.offline' })
    expect(textOf({ kind: 'timeout' })).toEqual({ id: 'failure.timeout' })
    expect(messages.failure.offline).toBe(
      'There is no connection. Check your network and try again.',
    )
    expect(messages.failure.timeout).toBe(
      'No answer came in time. Check your network and try again.',
    )
  })

  it('says how long to wait after too many attempts', () => {
    expect(textOf({ kind: 'rateLimited', retryAfter: 90 })).toEqual({
      id: 'failure.rateLimited',
      values: { seconds: 90 },
    })
    expect(textOf({ kind: 'rateLimited', retryAfter: 290 })).toEqual({
      id: 'failure.rateLimitedMinutes',
      values: { minutes: 5 },
    })
  })

  it('is a whole sentence where the platform is closed, not the title of a page', () => {
    expect(textOf({ kind: 'maintenance' })).toEqual({ id: 'errors.maintenance' })
    expect(textOf({ kind: 'region' })).toEqual({ id: 'errors.regionRestricted' })
  })

  it('is never empty, whatever was thrown', () => {
    expect(failureText(new TypeError('x'))).toEqual({ id: 'failure.action' })
    expect(failureText(undefined)).toEqual({ id: 'failure.action' })
  })
})
