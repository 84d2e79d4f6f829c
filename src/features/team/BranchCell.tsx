import { useIntl } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'
import { ScopeLink } from '../../kit/records/ScopeLink.tsx'
import { plainName } from '../../lib/names/personName.ts'
import { PersonName } from '../../ui/PersonName.tsx'

/** Account at the head of a branch, with a link to the branches below. */
export function BranchCell({ row }: { row: RecordRow<'/wps/agent/losses'> }) {
  const intl = useIntl()
  if (row.teamSize === 0) return <PersonName name={row.account} />
  return (
    <ScopeLink
      row={row}
      label={intl.formatMessage({ id: 'team.branches' }, { account: plainName(row.account) })}
    />
  )
}
