import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { plainName } from '../../lib/names/personName.ts'
import { PersonName } from '../../ui/PersonName.tsx'
import { ScopeLink } from './ScopeLink.tsx'

/**
 * Shows the account of the row's member as a link that filters the list by this member. Shows plain
 * text if the list is already filtered.
 */
export function MemberCell({ row }: { row: { memberId: string; account: string } }) {
  const intl = useIntl()
  const [query] = useSearchParams()
  if (query.get('memberId') === row.memberId) return <PersonName name={row.account} />
  return (
    <ScopeLink
      row={row}
      label={intl.formatMessage(
        { id: 'records.filters.showOnly' },
        { account: plainName(row.account) },
      )}
    />
  )
}
