import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RecordsPicture } from '../../ui/pictures/RecordsPicture.tsx'
import { Link } from '../page/Link.tsx'
import { type RecordAddress, widestQuery } from './recordAddress.ts'
import type { RecordsDefinition } from './sealedDefinition.ts'

type WidenLinkProps = Pick<RecordsDefinition, 'filters'> & { address: RecordAddress }

/**
 * Link to the same list without filters and with the longest period, shown when no record matches
 * the filters.
 */
function WidenLink({ address, filters }: WidenLinkProps) {
  const [query] = useSearchParams()
  const widest = widestQuery({ filters }, address, query)
  if (widest === undefined) return null
  return (
    <Link to={`?${widest}`} {...buttonLook('secondary')}>
      <FormattedMessage id={address.period ? widenId(filters) : 'records.clear'} />
    </Link>
  )
}

const widenId = (filters: WidenLinkProps['filters']) =>
  filters.some((filter) => filter.kind === 'period' && filter.reach === 'years')
    ? 'records.widen.years'
    : 'records.widen.quarter'

type Props = { definition: RecordsDefinition; address: RecordAddress }

/** Empty state of a record page, with links to a wider list and to related pages. */
export function NoRecords({ definition, address }: Props) {
  const { empty, emptyPicture: DrawnPicture = RecordsPicture, onward, filters } = definition
  return (
    <EmptyState surface="panel" picture={<DrawnPicture />} text={<FormattedMessage id={empty} />}>
      <WidenLink address={address} filters={filters} />
      {onward && (
        <Link to={onward.to} {...buttonLook('quiet')}>
          <FormattedMessage id={onward.label} />
        </Link>
      )}
    </EmptyState>
  )
}
