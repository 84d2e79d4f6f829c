/** Which hosts are the platform's own (ERR-20). */

/** A machine is always its own: nobody else can be reached by these names. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** All hosts that serve a platform, the main one first, each once. */
export const domainsOf = ({
  mainDomain,
  domainRoute,
}: {
  mainDomain: string
  domainRoute: readonly string[]
}): string[] => [...new Set([mainDomain, ...domainRoute])]

/** Whether a page that was opened on a host is one of ours: the host, or one above it, is listed. */
export function isOurs(host: string, domains: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return (
    ownMachine.includes(name) ||
    domains.some((domain) => name === domain || name.endsWith(`.${domain}`))
  )
}
