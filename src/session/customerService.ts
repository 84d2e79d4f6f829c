import type { Value } from '../api/operations.ts'
import { openModal } from '../kit/modal/modalStore.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { openWindowOrLink, serviceWindow } from '../kit/window/openWindowOrLink.ts'
import { knownLink } from '../lib/knownLink.ts'
import { statusQuery } from './session.queries.ts'

type Status = Value<'GET /wps/system/status'>

/** A customer-service channel with a safe link (MSG-10). */
export type ServiceEntry = Status['customerService'][number]

/** Hosts of this platform. The links of customer service may lead to them. */
export const ownHosts = ({
  mainDomain,
  domainRoute,
}: Pick<Status, 'mainDomain' | 'domainRoute'>) => [mainDomain, ...domainRoute]

/** Customer-service channels without those whose link leads to an unknown host. */
function serviceEntries(
  status: Pick<Status, 'customerService' | 'mainDomain' | 'domainRoute'>,
): ServiceEntry[] {
  const hosts = ownHosts(status)
  return status.customerService.filter(({ path }) => knownLink(path, hosts) !== undefined)
}

/** True if an entry opens a separate window (CONST-43) and not another application. */
export const isWindow = ({ type }: ServiceEntry): boolean => type === 'WINDOW'

/** Customer-service channels; undefined until the status is loaded. */
export function useServiceEntries(): readonly ServiceEntry[] | undefined {
  const status = useQuery(statusQuery()).data
  return status && serviceEntries(status)
}

/**
 * Opens the window of customer service if it is the only channel, and otherwise the list of
 * channels. Must be called in response to a user action.
 */
export function openCustomerService(entries: readonly ServiceEntry[] | undefined): void {
  const [first, ...others] = entries ?? []
  if (first && others.length === 0 && isWindow(first)) openWindowOrLink(first.path, serviceWindow)
  else openModal({ name: 'customerService' })
}
