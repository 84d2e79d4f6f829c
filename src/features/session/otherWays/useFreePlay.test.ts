import { expect, it } from 'vitest'
import { createSafeStorage } from '../../../kit/storage.ts'
import { guestString, systemOf } from './useFreePlay.ts'

const memory = () =>
  createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

it("[ROLE-22] a guest's identifier is random and persistent", () => {
  const store = memory()
  const made = guestString(store)
  expect(made).toMatch(/^[A-Za-z0-9]{16,64}$/)
  expect(guestString(store)).toBe(made)
  expect(guestString(memory())).not.toBe(made)
})

it('a guest with an invalid stored identifier gets a new one', () => {
  const store = memory()
  store.set('guest', '<script>')
  expect(guestString(store)).toMatch(/^[0-9a-f]{40}$/)
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 10; K)', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['', 'Other'],
])('systemOf %s is %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system)
})
