import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { buttonLook } from '../../ui/Button.tsx'
import { Link } from '../page/Link.tsx'
import { type RecordAddress, widestQuery } from './recordAddress.ts'
import type { RecordsDefinition } from './sealedDefinition.ts'

type Props = Pick<RecordsDefinition, 'filters'> & { address: RecordAddress }

/**
 * Link from a list that its filters have emptied to the list without filters and with the longest
 * period.
 */
export function WidenLink({ address, filters }: Props) {
  const [query] = useSearchParams()
  const widest = widestQuery({ filters }, address, query)
  if (widest === undefined) return null
  return (
    <Link to={`?${widest}`} {...buttonLook('secondary')}>
      <FormattedMessage id={address.period ? widenId(filters) : 'records.clear'} />
    </Link>
  )
}

const widenId = (filters: Props['filters']) =>
  filters.some((filter) => filter.kind === 'period' && filter.reach === 'years')
    ? 'records.widen.years'
    : 'records.widen.quarter'
