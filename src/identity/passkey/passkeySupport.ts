import { useHydrated } from '../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { statusQuery } from '../../session/session.queries.ts'

/**
 * Whether this page can ask for passkeys: it can, the platform has none, they belong to pages at
 * another address, or this browser has none.
 */
export type PasskeySupport = 'ready' | 'off' | 'elsewhere' | 'browser'

/** @param domain the host that passkeys belong to, where the platform has them. */
export function passkeySupport(
  domain: string | undefined,
  { hostname, hasWebAuthn }: { hostname: string; hasWebAuthn: boolean },
): PasskeySupport {
  if (domain === undefined) return 'off'
  if (hostname !== domain) return 'elsewhere'
  return hasWebAuthn ? 'ready' : 'browser'
}

/** Whether this page can ask for passkeys, and where they belong; undefined until it is known. */
export function usePasskeySupport(): { support: PasskeySupport; domain: string } | undefined {
  const status = useQuery(statusQuery()).data
  // What the build has prerendered is the same in every browser.
  const isHydrated = useHydrated()
  if (!status || !isHydrated) return undefined
  const { hostname } = window.location
  const hasWebAuthn = typeof window.PublicKeyCredential === 'function'
  const { passkeyDomain: domain } = status
  return { support: passkeySupport(domain, { hostname, hasWebAuthn }), domain: domain ?? '' }
}
