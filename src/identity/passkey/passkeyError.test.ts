import { expect, it } from 'vitest'
import { passkeyError } from './passkeyError.ts'

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'elsewhere'],
  ['NotSupportedError', 'unable'],
])('passkeyError converts a %s of the browser to the problem "%s"', (name, problem) => {
  const error = Object.assign(new Error('from the browser'), { name })
  expect(passkeyError(error)).toMatchObject({ problem, cause: error })
})

it('passkeyError converts a thrown value that is not an Error to the problem "unable"', () => {
  expect(passkeyError('odd').problem).toBe('unable')
})
