import { FormattedMessage } from 'react-intl'
import { knownLink } from '../../lib/knownLink.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** Fields of the system status that describe customer service. */
type ServiceStatus = {
  customerService: readonly { path: string }[]
  mainDomain: string
  domainRoute: readonly string[]
}

/** First customer-service channel with a safe URL; undefined if there is none. */
function serviceLink({
  customerService,
  mainDomain,
  domainRoute,
}: ServiceStatus): string | undefined {
  const hosts = [mainDomain, ...domainRoute]
  return customerService
    .map(({ path }) => knownLink(path, hosts))
    .find((path) => path !== undefined)
}

type Props = { status: ServiceStatus | undefined; variant?: 'primary' | 'secondary' }

/** Link to the first customer-service channel with a safe URL; renders nothing if there is none. */
export function CustomerServiceLink({ status, variant = 'primary' }: Props) {
  if (status === undefined) return null
  const link = serviceLink(status)
  if (link === undefined) return null
  return (
    <a {...buttonLook(variant)} href={link} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="failure.customerService" />
    </a>
  )
}
