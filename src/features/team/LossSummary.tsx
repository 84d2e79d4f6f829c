import { useIntl } from 'react-intl'
import type { RecordAnswer } from '../../kit/records/definition.ts'
import { ScopeTrail } from '../../kit/records/ScopeTrail.tsx'
import { useScopeLink } from '../../kit/records/useScopeLink.ts'
import { TrendSummary } from '../../money/trend/TrendSummary.tsx'
import type { TrendSeries } from '../../money/trend/trendSeries.ts'

/**
 * Breadcrumb from the agent to the member whose branches are listed. Its links keep the selected
 * period (AGENT-10).
 */
function LossTrail({ answer }: { answer: RecordAnswer<'/wps/agent/losses'> }) {
  const intl = useIntl()
  const linkTo = useScopeLink('memberId')
  return (
    <ScopeTrail
      label={intl.formatMessage({ id: 'team.downline.trail' })}
      top={intl.formatMessage({ id: 'team.downline.ownTeam' })}
      steps={answer.trail.slice(1)}
      linkTo={linkTo}
    />
  )
}

type Answer = RecordAnswer<'/wps/agent/losses'>

const series: readonly TrendSeries<Answer['days'][number]>[] = [
  {
    id: 'validBet',
    titles: { day: 'records.trend.validBet' },
    column: 'records.columns.validBet',
    kind: 'amount',
    of: ({ validBet }) => validBet,
  },
  {
    id: 'profit',
    titles: { day: 'records.trend.profitWithBonuses' },
    column: 'records.columns.profitWithBonuses',
    kind: 'gain',
    of: ({ profit }) => profit,
  },
]

/** Path to the listed branches, with a chart of their totals by day. */
export const LossSummary = ({ answer }: { answer: Answer }) => (
  <TrendSummary whose={<LossTrail answer={answer} />} answer={answer} series={series} />
)
