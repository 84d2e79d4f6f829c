import type { Value } from '../api/operations.ts'
import { openModal } from '../kit/modal/modalStore.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { openWindowOrLink, serviceWindow } from '../kit/window/openWindowOrLink.ts'
import { knownLink } from '../lib/knownLink.ts'
import { statusQuery } from './session.queries.ts'

type Status = Value<'GET /wps/system/status'>

/** A way to customer service whose link is safe to follow (MSG-10). */
export type ServiceEntry = Status['customerService'][number]

/** The hosts that this platform is served from: what its own links may lead to. */
export const ownHosts = ({
  mainDomain,
  domainRoute,
}: Pick<Status, 'mainDomain' | 'domainRoute'>) => [mainDomain, ...domainRoute]

/** The ways to customer service, without those whose link leads anywhere else. */
function serviceEntries(
  status: Pick<Status, 'customerService' | 'mainDomain' | 'domainRoute'>,
): ServiceEntry[] {
  const hosts = ownHosts(status)
  return status.customerService.filter(({ path }) => knownLink(path, hosts) !== undefined)
}

/** Whether an entry opens a window of its own (CONST-43) and not another application. */
export const isWindow = ({ type }: ServiceEntry): boolean => type === 'WINDOW'

/** The ways to customer service; undefined until the status is there. */
export function useServiceEntries(): readonly ServiceEntry[] | undefined {
  const status = useQuery(statusQuery()).data
  return status && serviceEntries(status)
}

/**
 * Opens customer service, within a press: the window where it is the only way, else the choices.
 */
export function openCustomerService(entries: readonly ServiceEntry[] | undefined): void {
  const [first, ...others] = entries ?? []
  if (first && others.length === 0 && isWindow(first)) openWindowOrLink(first.path, serviceWindow)
  else openModal({ name: 'customerService' })
}
