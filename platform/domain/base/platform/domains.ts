/** Hosts of the platform (ERR-20). */

import { isLoopback } from '../../../../src/lib/loopback.ts'

/** All hosts of a platform without duplicates, the main host first. */
export const domainsOf = ({
  mainDomain,
  domainRoute,
}: {
  mainDomain: string
  domainRoute: readonly string[]
}): string[] =>
  [...new Set([mainDomain, ...domainRoute].map((host) => host.toLowerCase()))].filter(
    (host) => host !== '',
  )

/**
 * True if the list contains the host or one of its parent domains, or if the host is a loopback
 * name.
 */
export function isOurs(host: string, domains: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    isLoopback(name) || domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  )
}

/** Hosts that are involved in a request, and fields of the request that name its page. */
type Page = {
  /** Host that the request was sent to, and host of the page that sent the request, if known. */
  place: { host: string; page: string | undefined }
  /** Fields of a registration request. */
  registerUrl?: string
  domain?: string
}

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined

/**
 * Domain check of registrations and logins (ERR-20). The page's host must be listed or equal the
 * requested host. For a registration, the host of `registerUrl` must meet the same condition and
 * equal `domain`.
 */
export function isOwnPage(
  { place, registerUrl, domain }: Page,
  platform: Parameters<typeof domainsOf>[0],
): boolean {
  const told = registerUrl === undefined ? undefined : (hostOf(registerUrl) ?? '')
  if (told !== undefined && told !== domain?.toLowerCase()) return false
  const domains = domainsOf(platform)
  return [told, place.page].every(
    (host) => host === undefined || host === place.host || isOurs(host, domains),
  )
}
