import { useIntl } from 'react-intl'
import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { ScopeLink } from '../../kit/records/ScopeLink.tsx'
import { plainName } from '../../lib/names/personName.ts'
import { summedColumns } from '../../lib/records/columns.ts'
import { lossColumns } from '../../lib/records/team.ts'
import { PairedTrendSkeleton } from '../../money/trend/DayTrendSkeleton.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { LossSummary } from './LossSummary.tsx'

/** Direct downline whose branch a row sums up, with a link to the branches of that downline. */
function BranchCell({ row }: { row: RecordRow<'/wps/agent/losses'> }) {
  const intl = useIntl()
  if (row.teamSize === 0) return <PersonName name={row.account} />
  return (
    <ScopeLink
      row={row}
      label={intl.formatMessage({ id: 'team.branches' }, { account: plainName(row.account) })}
    />
  )
}

/** Profit and loss of each direct downline's branch (AGENT-10). */
export const lossRecords = defineRecords({
  id: 'userLoss',
  path: '/wps/agent/losses',
  rowKey: 'memberId',
  empty: 'records.empty.team',
  csv: '/wps/agent/csv/losses',
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'period', days: 30 },
  ],
  Summary: LossSummary,
  SummarySkeleton: PairedTrendSkeleton,
  columns: pageColumns(lossColumns, 'teamPage', { account: BranchCell }),
  totals: summedColumns(lossColumns),
})
