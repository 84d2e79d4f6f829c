import { FormattedMessage } from 'react-intl'
import { buttonLook } from '../../ui/Button.tsx'
import { type ServiceStatus, serviceLink } from './serviceLink.ts'

type Props = { status: ServiceStatus | undefined; variant?: 'primary' | 'secondary' }

/** Leads to the first customer service whose link is safe; nothing when there is none. */
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
