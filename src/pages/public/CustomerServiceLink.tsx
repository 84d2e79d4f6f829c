import { FormattedMessage } from 'react-intl'
import { knownLink } from '../../lib/knownLink.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** The parts of the system status that customer service is found with. */
export type ServiceStatus = {
  customerService: readonly { path: string }[]
  mainDomain: string
  domainRoute: readonly string[]
}

/** Leads to the first customer service whose link is safe; nothing when there is none. */
export function CustomerServiceLink({ status }: { status: ServiceStatus | undefined }) {
  if (status === undefined) return null
  const hosts = [status.mainDomain, ...status.domainRoute]
  const [link] = status.customerService
    .map(({ path }) => knownLink(path, hosts))
    .filter((path) => path !== undefined)
  if (link === undefined) return null
  return (
    <a {...buttonLook('primary')} href={link} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="failure.customerService" />
    </a>
  )
}
