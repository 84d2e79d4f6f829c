import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { statusQuery } from '../../session/session.queries.ts'

const firstWait = 3000
const maxWait = 30_000

/** Milliseconds before the next attempt after a number of failures, growing up to half a minute. */
export const waitBefore = (failures: number): number =>
  Math.min(maxWait, firstWait * 1.5 ** failures)

/**
 * Requests the platform's status until the platform responds: when the user retries, when the
 * device is online again, when the page becomes visible, and at growing intervals. A response that
 * reports maintenance counts as well.
 */
export function useReturn(onReturn: () => void) {
  const queryClient = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const [failures, setFailures] = useState(0)
  const handleReturn = useEffectEvent(onReturn)

  const isThere = useCallback(async (): Promise<boolean> => {
    try {
      await queryClient.fetchQuery({ ...statusQuery(), staleTime: 0 })
      return true
    } catch (error) {
      const { kind } = failureOf(error)
      return kind !== 'offline' && kind !== 'timeout'
    }
  }, [queryClient])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      void isThere().then((isBack) => (isBack ? handleReturn() : setFailures((count) => count + 1)))
    }
    const timer = setTimeout(look, waitBefore(failures))
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isThere, failures])

  const tryNow = async () => {
    setTrying(true)
    if (await isThere()) return onReturn()
    setTrying(false)
    setFailures((count) => count + 1)
  }
  return { isTrying, hasFailed: failures > 0, tryNow }
}
