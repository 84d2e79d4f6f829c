// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { openBroadcast } from './broadcast.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('openBroadcast delivers messages through a BroadcastChannel', async () => {
  const heard = vi.fn()
  const one = openBroadcast<string>('words', () => {})
  const other = openBroadcast<string>('words', heard)
  one.say('hello')
  await eventually(() => expect(heard).toHaveBeenCalledWith('hello'))
  one.close()
  other.close()
})

it('openBroadcast without BroadcastChannel sends messages through local storage and leaves nothing there', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const heard = vi.fn()
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  const channel = openBroadcast<string>('words', heard)
  channel.say('hello')
  const [key, newValue = ''] = setItem.mock.calls[0] ?? []
  expect(key).toBe('words')
  expect(localStorage).toHaveLength(0)
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue: 'garbage' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue: null }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue }))
  expect(heard.mock.calls).toEqual([['hello']])
  channel.close()
  window.dispatchEvent(new StorageEvent('storage', { key: 'words', newValue }))
  expect(heard).toHaveBeenCalledOnce()
})
