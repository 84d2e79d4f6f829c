import { describe, expect, it } from 'vitest'
import { createSafeStorage } from './storage.ts'

function workingStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

const blockedStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('safe storage', () => {
  it("safe storage stores values in the browser's storage", () => {
    const storage = workingStorage()
    createSafeStorage(() => storage).set('lang', 'pt')
    expect(createSafeStorage(() => storage).get('lang')).toBe('pt')
  })

  it('safe storage keeps values in memory if the browser blocks its storage', () => {
    const store = createSafeStorage(blockedStorage)
    store.set('lang', 'pt')
    expect(store.get('lang')).toBe('pt')
    expect(store.keys()).toEqual(['lang'])
    store.remove('lang')
    expect(store.get('lang')).toBeNull()
    expect(store.keys()).toEqual([])
  })

  it("safe storage returns the newest value even if the browser's storage is full", () => {
    const storage = workingStorage()
    const store = createSafeStorage(() => storage)
    store.set('lang', 'pt')
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    store.set('lang', 'en')
    expect(store.get('lang')).toBe('en')
  })

  it('safe storage removes values that cannot be parsed', () => {
    const storage = workingStorage()
    const store = createSafeStorage(() => storage)
    store.set('broken', '{"half":')
    store.set('older', '{"version":1}')
    const parse = (json: unknown) => {
      if (typeof json !== 'number') throw new TypeError('not a number')
      return json
    }
    expect(store.getJson('broken', parse)).toBeNull()
    expect(store.getJson('older', parse)).toBeNull()
    expect(store.keys()).toEqual([])
    store.setJson('right', 7)
    expect(store.getJson('right', parse)).toBe(7)
  })
})
