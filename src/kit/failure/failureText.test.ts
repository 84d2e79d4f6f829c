import { describe, expect, it } from 'vitest'
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

  it('says how long to wait after too many attempts', () => {
    expect(textOf({ kind: 'rateLimited', retryAfter: 300 })).toEqual({
      id: 'failure.rateLimited',
      values: { seconds: 300 },
    })
  })

  it('is never empty, whatever was thrown', () => {
    expect(failureText(new TypeError('x'))).toEqual({ id: 'failure.action' })
    expect(failureText(undefined)).toEqual({ id: 'failure.action' })
  })
})
