import { localStore, type SafeStorage } from '../../../kit/storage.ts'

/**
 * Where a guest's own string is kept: with it they come back to the same trial account (API-06).
 */
const key = 'guest'

/** The string that this browser's guest is known by, made the first time. */
export function guestString(store: SafeStorage = localStore): string {
  const kept = store.get(key)
  if (kept !== null && /^[A-Za-z0-9]{16,64}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set(key, made)
  return made
}

/** Names that browsers give systems, and how we call them; the first that fits. */
const systems = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/cros/i, 'ChromeOS'],
  [/mac/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
] as const

/** The system that a browser says it runs on. */
export const systemOf = (userAgent: string): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
