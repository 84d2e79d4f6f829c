import { useEffect, useRef, useState } from 'react'
import { write } from '../../../api/write.ts'
import { localStore, type SafeStorage } from '../../../kit/storage.ts'
import { type LoginTarget, useEnter } from '../enter/useEnter.ts'

/**
 * Storage key of the guest's identifier, by which the server finds the same trial account again
 * (API-06).
 */
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

/**
 * Opens a trial account for a guest and starts its session (ROLE-21). A press during a pending call
 * is dropped.
 */
export function useFreePlay(target: LoginTarget, onFailure: (error: unknown) => void) {
  const enter = useEnter(target)
  const running = useRef<AbortController>(undefined)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  const play = async () => {
    if (running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setBusy(true)
    onFailure(undefined)
    try {
      const guest = { os: systemOf(navigator.userAgent), random: guestString() }
      const body = { ...guest, platform: 'W', gatewayVersion: 3 } as const
      const loggedIn = await write('POST /wps/session/login/freeplay', { body }, { signal })
      await enter(loggedIn, 'username')
    } catch (error) {
      if (!signal.aborted) onFailure(error)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }
  return { play, isBusy }
}
