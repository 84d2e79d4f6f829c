import { knownLink } from '../../lib/knownLink.ts'

/** The parts of the system status that customer service is found with. */
export type ServiceStatus = {
  customerService: readonly { path: string }[]
  mainDomain: string
  domainRoute: readonly string[]
}

/** The first customer service whose link is safe; undefined when there is none. */
export function serviceLink({
  customerService,
  mainDomain,
  domainRoute,
}: ServiceStatus): string | undefined {
  const hosts = [mainDomain, ...domainRoute]
  return customerService
    .map(({ path }) => knownLink(path, hosts))
    .find((path) => path !== undefined)
}
