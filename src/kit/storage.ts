/**
 * Storage that never throws and is accessed only when used, not at import. A browser may refuse
 * storage (blocked cookies, a sandboxed frame, a full disk). Values are then kept in memory until
 * the page closes.
 */
export type SafeStorage = {
  /** The stored text; `null` if there is none. */
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
  /**
   * Parses a stored JSON value. If `parse` throws or the JSON is invalid, the value is removed and
   * `null` returned.
   */
  getJson: <Value>(key: string, parse: (json: unknown) => Value) => Value | null
  setJson: (key: string, value: unknown) => void
  /** True if the value is in the browser's storage and not only in memory. */
  isKept: (key: string) => boolean
}

/** Wraps a storage of the browser that may be missing, blocked or full. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  // Values that the browser refused to store. `null` marks a key that the browser refused to
  // remove.
  const memory = new Map<string, string | null>()

  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open())
    } catch {
      return otherwise
    }
  }
  const get = (key: string) => {
    const kept = memory.get(key)
    return kept === undefined ? attempt((storage) => storage.getItem(key), null) : kept
  }
  const set = (key: string, value: string) => {
    const stored = attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
    if (stored) memory.delete(key)
    else memory.set(key, value)
  }
  const remove = (key: string) => {
    const removed = attempt((storage) => {
      storage.removeItem(key)
      return true
    }, false)
    if (removed) memory.delete(key)
    else memory.set(key, null)
  }
  const keys = () => {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      [],
    )
    const all = new Set([...stored, ...memory.keys()])
    return [...all].filter((key) => memory.get(key) !== null)
  }
  return {
    get,
    set,
    remove,
    keys,
    getJson: (key, parse) => {
      const text = get(key)
      if (text === null) return null
      try {
        return parse(JSON.parse(text))
      } catch {
        remove(key)
        return null
      }
    },
    setJson: (key, value) => set(key, JSON.stringify(value)),
    isKept: (key) => !memory.has(key) && get(key) !== null,
  }
}

/** Storage that persists after the browser closes. */
export const localStore: SafeStorage = createSafeStorage(() => window.localStorage)

/** Storage that persists until the tab closes. */
export const sessionStore: SafeStorage = createSafeStorage(() => window.sessionStorage)
