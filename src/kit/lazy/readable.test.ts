import { expect, it } from 'vitest'
import { isLoadFailure, readable } from './readable.ts'

it('why a load failed is told apart from any other error', async () => {
  const reason = new TypeError('Failed to fetch dynamically imported module')
  await expect(readable(Promise.reject(reason), () => {})).rejects.toBe(reason)
  expect(isLoadFailure(reason)).toBe(true)
  expect(isLoadFailure(new TypeError(reason.message))).toBe(false)
  expect(isLoadFailure(undefined)).toBe(false)
})
