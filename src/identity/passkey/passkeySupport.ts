import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { isLoopback } from '../../lib/loopback.ts'
import { statusQuery } from '../../session/session.queries.ts'

/**
 * Availability of passkeys on this page: available, off on this platform, bound to another host, or
 * not supported by this browser.
 */
export type PasskeySupport = 'ready' | 'off' | 'elsewhere' | 'browser'

/**
 * Availability of passkeys on a page.
 * @param domain host to which passkeys are bound; undefined if the platform has none.
 */
export function passkeySupport(
  domain: string | undefined,
  { hostname, hasWebAuthn }: { hostname: string; hasWebAuthn: boolean },
): PasskeySupport {
  if (domain === undefined) return 'off'
  if (hostname !== domain) return 'elsewhere'
  return hasWebAuthn ? 'ready' : 'browser'
}

/**
 * URL of this page at the host of the passkeys. Undefined unless the page and the passkeys have
 * distinct loopback hosts; such hosts reach the same gateway.
 * @param domain host to which passkeys are bound.
 */
export function loopbackAddress(
  domain: string,
  { protocol, hostname, port, pathname, search }: URL | Location,
): string | undefined {
  if (hostname === domain || !isLoopback(hostname) || !isLoopback(domain)) return undefined
  return `${protocol}//${domain}:${port}${pathname}${search}`
}

/**
 * Availability of passkeys on this page, and the host to which they are bound. The host is empty if
 * the platform has no passkeys. Undefined before hydration and until the status is loaded.
 */
export function usePasskeySupport(): { support: PasskeySupport; domain: string } | undefined {
  const status = useQuery(statusQuery()).data
  // Prerendered markup is identical for every browser, so the browser is inspected only after
  // hydration.
  const isHydrated = useHydrated()
  if (!status || !isHydrated) return undefined
  const { hostname } = window.location
  const hasWebAuthn = typeof window.PublicKeyCredential === 'function'
  const { passkeyDomain: domain } = status
  return { support: passkeySupport(domain, { hostname, hasWebAuthn }), domain: domain ?? '' }
}
