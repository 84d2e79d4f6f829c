import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotencyKeys.ts'

const keys = () => {
  let made = 0
  return createIdempotencyKeys(() => `key-${++made}`)
}

it('retries of the same request keep the idempotency key', () => {
  const { keyFor } = keys()
  expect(keyFor({ username: 'ana' })).toBe('key-1')
  expect(keyFor({ username: 'ana' })).toBe('key-1')
})

it('a different request gets a new idempotency key', () => {
  const { keyFor } = keys()
  expect([keyFor({ username: 'ana' }), keyFor({ username: 'eva' })]).toEqual(['key-1', 'key-2'])
})

it('a request that is repeated after a definite response gets a new idempotency key', () => {
  const { keyFor, settle } = keys()
  keyFor({ username: 'ana' })
  settle()
  expect(keyFor({ username: 'ana' })).toBe('key-2')
})
