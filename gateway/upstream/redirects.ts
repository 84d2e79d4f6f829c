import { isCleanTarget } from './requestTarget.ts'

type Place = {
  /** Requested path and query. */
  target: string
  /** Host that the caller requested. */
  host: string
  origin: string
}

/**
 * Converts a `Location` header of the platform into a path on the requested host. Undefined when
 * the redirect leads to another host or is ambiguous. The contract defines no redirect to another
 * host, since it could lead a visitor to an attacker's site.
 */
export function pathOfRedirect(location: unknown, place: Place): string | undefined {
  const base = `${place.origin}${place.target}`
  if (typeof location !== 'string' || !URL.canParse(location, base)) return undefined
  const url = new URL(location, base)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isHere = url.origin === place.origin || url.host === place.host.toLowerCase()
  const target = `${url.pathname}${url.search}`
  return isWeb && isHere && isCleanTarget(target) ? `${target}${url.hash}` : undefined
}
