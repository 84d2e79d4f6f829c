import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotencyKeys.ts'

const keys = () => {
  let made = 0
  return createIdempotencyKeys(() => `key-${++made}`)
}

it('keeps the key over retries of the same request', () => {
  const { keyFor } = keys()
  expect(keyFor({ username: 'ana' })).toBe('key-1')
  expect(keyFor({ username: 'ana' })).toBe('key-1')
})

it('takes another key for another request', () => {
  const { keyFor } = keys()
  expect([keyFor({ username: 'ana' }), keyFor({ username: 'eva' })]).toEqual(['key-1', 'key-2'])
})

it('takes another key once the server has answered', () => {
  const { keyFor, settle } = keys()
  keyFor({ username: 'ana' })
  settle()
  expect(keyFor({ username: 'ana' })).toBe('key-2')
})
