import { expect, it } from 'vitest'
import { passkeyError } from './passkeyError.ts'

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'elsewhere'],
  ['NotSupportedError', 'unable'],
])('passkeyError reads %s as %s', (name, problem) => {
  const error = Object.assign(new Error('from the browser'), { name })
  expect(passkeyError(error)).toMatchObject({ problem, cause: error })
})

it('passkeyError reads a thrown value that is no Error as unable', () => {
  expect(passkeyError('odd').problem).toBe('unable')
})
