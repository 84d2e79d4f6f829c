import { isCleanTarget } from './requestTarget.ts'

type Place = {
  /** Path and query that were asked for. */
  target: string
  /** The host that the caller asked for. */
  host: string
  /** The platform's own. */
  origin: string
}

/**
 * Where a `Location` of the platform leads on this host, as a path from the root; undefined for one
 * that leads elsewhere, or that readers could take differently. The contract knows no redirect that
 * leaves, and a page that followed one would hand its visitor over.
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
