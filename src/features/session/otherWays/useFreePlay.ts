import { useEffect, useRef, useState } from 'react'
import { write } from '../../../api/write.ts'
import { type LoginTarget, useEnter } from '../enter/useEnter.ts'
import { guestString, systemOf } from './guest.ts'

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
