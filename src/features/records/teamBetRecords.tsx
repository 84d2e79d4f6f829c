import { openModal } from '../../kit/modal/modalStore.ts'
import { defineRecords, type RecordAnswer } from '../../kit/records/definition.ts'
import { levelFilter } from '../../kit/records/levelFilter.ts'
import { MemberCell } from '../../kit/records/MemberCell.tsx'
import { MemberChip } from '../../kit/records/MemberChip.tsx'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { betColumns } from '../../lib/records/bets.ts'
import { summedColumns } from '../../lib/records/columns.ts'
import { PairedTrendSkeleton } from '../../money/trend/DayTrendSkeleton.tsx'
import { TrendSummary } from '../../money/trend/TrendSummary.tsx'
import type { TrendSeries } from '../../money/trend/trendSeries.ts'
import { betChoices } from './betChoices.ts'
import { OpenBetsNote } from './OpenBetsNote.tsx'

type Answer = RecordAnswer<'/wps/agent/bets'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'stake',
    titles: { day: 'records.trend.stake' },
    column: 'records.columns.stake',
    kind: 'amount',
    of: ({ stake }) => stake,
  },
  {
    id: 'profit',
    titles: { day: 'records.trend.profit' },
    column: 'records.columns.profit',
    kind: 'gain',
    of: ({ profit }) => profit,
  },
]

/** Summary above the bets: the selected team member and a chart of the listed bets by day. */
const TeamBetSummary = ({ answer }: { answer: Answer }) => (
  <>
    <TrendSummary whose={<MemberChip member={answer.member} />} answer={answer} series={series} />
    <OpenBetsNote answer={answer} />
  </>
)

/** The bets of an agent's team (AGENT-09, AGENT-01). */
export const teamBetRecords = defineRecords({
  id: 'teamBetting',
  path: '/wps/agent/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'period', days: 7 },
    levelFilter,
    ...betChoices,
  ],
  Summary: TeamBetSummary,
  SummarySkeleton: PairedTrendSkeleton,
  columns: pageColumns(betColumns, 'teamPage', { account: MemberCell }),
  totals: summedColumns(betColumns),
  csv: '/wps/agent/csv/bets',
  open: {
    field: 'gameName',
    run: ({ betId, gameName, account }) => openModal({ name: 'bet', betId, gameName, account }),
  },
})
