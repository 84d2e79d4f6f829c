/** Which hosts are the platform's own (ERR-20). */

/** A machine is always its own: nobody else can be reached by these names. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** True for the names by which a machine reaches itself. */
export const isOwnMachine = (host: string): boolean => ownMachine.includes(host.toLowerCase())

/** All hosts that serve a platform, the main one first, each once. */
export const domainsOf = ({
  mainDomain,
  domainRoute,
}: {
  mainDomain: string
  domainRoute: readonly string[]
}): string[] => [...new Set([mainDomain, ...domainRoute])]

/** True if a page on this host is the portal's: the host, or a parent domain, is listed. */
export function isOurs(host: string, domains: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    isOwnMachine(name) || domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  )
}

/** What a page says of itself in a request, and where the request came from and to. */
type Page = {
  /** The host that was called, and the host of the page that called, where it is known. */
  place: { host: string; page: string | undefined }
  /** As a registration tells them. */
  registerUrl?: string
  domain?: string
}

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined

/**
 * The domain check of registrations and log-ins (ERR-20): the page stands on one of our hosts, or
 * on the very host that was called; and the address that it tells is on the host that it tells.
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
