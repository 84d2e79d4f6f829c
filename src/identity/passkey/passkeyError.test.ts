import { expect, it } from 'vitest'
import { passkeyError } from './passkeyError.ts'

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'elsewhere'],
  ['NotSupportedError', 'unable'],
])('tells by %s that it is %s', (name, problem) => {
  const error = Object.assign(new Error('from the browser'), { name })
  expect(passkeyError(error)).toMatchObject({ problem, cause: error })
})

it('takes what is no error for a device that cannot', () => {
  expect(passkeyError('odd').problem).toBe('unable')
})
