import { keepPreviousData } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { read } from '../../../api/read.ts'
import { formatInstant, zoneName } from '../../../kit/format/dates.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { LoadingRegion } from '../../../kit/query/LoadingRegion.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { defineRecords } from '../../../kit/records/definition.ts'
import { RecordTable } from '../../../kit/records/RecordTable.tsx'
import { teamDayColumns } from '../../../lib/records/team.ts'
import { moneyFact } from '../../../money/moneyFact.tsx'
import { paths } from '../../../paths.ts'
import { useMarket } from '../../../session/market.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { OverviewFigures } from './OverviewFigures.tsx'
import { OverviewTrends } from './OverviewTrends.tsx'
import classes from './overview.module.css'
import type { Overview } from './overview.ts'
import {
  type OverviewPeriod,
  overviewPeriods,
  overviewQuery,
  readOverviewPeriod,
} from './overviewPeriod.ts'
import { alertsQuery, TeamAlerts } from './TeamAlerts.tsx'
import { TopBranches } from './TopBranches.tsx'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

const OverviewSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.alertBlock} />
    <span className={classes.choiceBlock} />
    <FigureSkeleton />
  </div>
)

/** Skeleton of the figures, which depend on the period. */
const FigureSkeleton = () => (
  <div className={classes.page} aria-hidden="true">
    <span className={classes.comparisonBlock} />
    <div className={classes.figures}>
      {places(8).map((place) => (
        <span key={place} className={classes.figureBlock} />
      ))}
    </div>
    <div className={classes.trends}>
      {places(3).map((place) => (
        <span key={place} className={classes.trendBlock} />
      ))}
    </div>
  </div>
)

type Props = { period: OverviewPeriod; overview: Overview }

/** Text that names the period of comparison. */
function Comparison({ period, overview: { previous } }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { from, to } = previous.period
  const values = {
    from: formatInstant(from, 'date', language, timeZone),
    to: formatInstant(to, 'date', language, timeZone),
    time: formatInstant(to, 'time', language, timeZone),
    zone: zoneName(language, timeZone),
  }
  return (
    <p className={classes.comparison}>
      <FormattedMessage id={`team.overview.comparison.${period}`} values={values} />
    </p>
  )
}

/** The team's figures by day (AGENT-06). */
const teamDayRecords = defineRecords({
  id: 'teamOverview',
  path: '/wps/agent/overview',
  part: 'days',
  rowKey: 'day',
  empty: 'records.empty.profit',
  filters: [],
  columns: teamDayColumns,
  totals: [],
})

/** The team's figures and their change (AGENT-06). */
export function TeamOverview() {
  const [query] = useSearchParams()
  const { timeZone } = useMarket()
  const period = readOverviewPeriod(query)
  const overview = useQuery({
    ...read('/wps/agent/overview', { query: overviewQuery(period, timeZone, Date.now()) }),
    placeholderData: keepPreviousData,
  })
  const alerts = useQuery(alertsQuery())
  // Both queries are awaited together, so that the later one does not shift the layout.
  if (overview.isPending || alerts.isPending) {
    return (
      <LoadingRegion>
        <OverviewSkeleton />
      </LoadingRegion>
    )
  }
  return (
    <div className={classes.page}>
      <QueryPart
        query={alerts}
        failedId="team.overview.alerts.failed"
        placeholder={<span className={classes.alertBlock} />}
      >
        {(value) => <TeamAlerts alerts={value} />}
      </QueryPart>
      <PeriodChoice period={period} />
      <QueryPart query={overview} placeholder={<FigureSkeleton />}>
        {(value) => (
          <Answer period={period} overview={value} isStale={overview.isPlaceholderData} />
        )}
      </QueryPart>
    </div>
  )
}

function PeriodChoice({ period }: { period: OverviewPeriod }) {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  return (
    <Segments
      label={intl.formatMessage({ id: 'records.filters.period' })}
      look="chips"
      options={overviewPeriods.map((id) => ({
        id,
        label: intl.formatMessage({ id: `records.periods.${id}` }),
      }))}
      chosenId={period}
      onChange={(id) => {
        const next = new URLSearchParams(query)
        next.set('period', id)
        setQuery(next, { preventScrollReset: true })
      }}
    />
  )
}

type AnswerProps = { period: OverviewPeriod; overview: Overview; isStale: boolean }

function Answer({ period, overview, isStale }: AnswerProps) {
  const intl = useIntl()
  const market = useMarket()
  if (overview.teamSize === 0) return <NoTeam />
  const title = intl.formatMessage({ id: 'team.overview.days' })
  return (
    <div className={classes.page} data-stale={isStale || undefined} aria-busy={isStale}>
      <Comparison period={period} overview={overview} />
      <OverviewFigures overview={overview} />
      <TeamFacts overview={overview} />
      <OverviewTrends period={period} overview={overview} />
      <TopBranches overview={overview} />
      <section className={classes.days}>
        <h2>{title}</h2>
        <RecordTable
          definition={teamDayRecords}
          label={title}
          rows={overview.days}
          isStale={false}
          {...market}
        />
      </section>
    </div>
  )
}

/** Size and balance of the team, which do not depend on the period. */
function TeamFacts({ overview: { teamSize, agents, teamBalance } }: { overview: Overview }) {
  const language = useLanguage()
  return (
    <div className={classes.facts}>
      <FactList
        shape="columns"
        facts={[
          {
            id: 'teamSize',
            term: <FormattedMessage id="team.overview.teamSize" />,
            value: formatNumber(teamSize, language),
          },
          {
            id: 'agents',
            term: <FormattedMessage id="team.overview.agents" />,
            value: formatNumber(agents, language),
          },
          moneyFact('balance', 'team.overview.balance', teamBalance),
        ]}
      />
    </div>
  )
}

function NoTeam() {
  return (
    <EmptyState
      surface="panel"
      picture={<FriendsPicture />}
      text={<FormattedMessage id="team.overview.nobody" />}
    >
      <Link to={paths.agentHome('registerCentre')} {...buttonLook('primary')}>
        <FormattedMessage id="team.overview.invite" />
      </Link>
    </EmptyState>
  )
}
