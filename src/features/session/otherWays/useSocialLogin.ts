import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { isInterrupted, type LoginTarget } from '../enter/useEnter.ts'
import type { SocialProvider } from './offeredWays.ts'

/**
 * URL of a provider's page: with HTTPS, or on the portal's own origin, where an emulator serves it.
 * @returns undefined for URLs to which the page must not navigate.
 */
export function redirectTarget(redirectUrl: string, origin: string): string | undefined {
  if (!URL.canParse(redirectUrl, origin)) return undefined
  const url = new URL(redirectUrl, origin)
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined
}

const call = 'POST /wps/session/login/social'

/**
 * Navigates to a social provider for a log-in (LOGIN-05). The provider returns to the interrupted
 * page. A press during a pending call is ignored.
 */
export function useSocialLogin({ next }: LoginTarget, onFailure: (error: unknown) => void) {
  const running = useRef<AbortController>(undefined)
  const [leavingFor, setLeavingFor] = useState<SocialProvider>()
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    // `pageshow` also fires when the browser restores the page from its back/forward cache.
    const comeBack = () => {
      running.current = undefined
      setLeavingFor(undefined)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const leave = async (provider: SocialProvider) => {
    if (running.current) return
    running.current = new AbortController()
    const { signal } = running.current
    setLeavingFor(provider)
    onFailure(undefined)
    try {
      const { pathname, search } = window.location
      const back = next ?? (isInterrupted() ? pathname + search : undefined)
      const body = { provider, ...(back === undefined ? {} : { next: back }) }
      const { redirectUrl } = await write(call, { body }, { signal })
      const address = redirectTarget(redirectUrl, window.location.origin)
      if (address === undefined) throw new ApiError(call, { kind: 'broken', status: 200 })
      // The button stays busy until the browser leaves the page.
      window.location.assign(address)
    } catch (error) {
      running.current = undefined
      setLeavingFor(undefined)
      if (!signal.aborted) onFailure(error)
    }
  }
  return { leave, leavingFor }
}
