import { localStore, type SafeStorage } from '../../../kit/storage.ts'

/** Storage key of the guest's identifier, which leads back to the same trial account (API-06). */
const key = 'guest'

/** Identifier of this browser's guest, created at the first call. */
export function guestString(store: SafeStorage = localStore): string {
  const kept = store.get(key)
  if (kept !== null && /^[A-Za-z0-9]{16,64}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set(key, made)
  return made
}

/** Patterns of operating systems in user agents and their names; the first match applies. */
const systems = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/cros/i, 'ChromeOS'],
  [/mac/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
] as const

/** Operating system that a user agent names. */
export const systemOf = (userAgent: string): string =>
  systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other'
