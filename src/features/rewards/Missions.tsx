import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useMarket } from '../../session/market.ts'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import { MissionItem } from './MissionItem.tsx'
import classes from './rewards.module.css'

type Summary = Value<'GET /wps/relay/MCSFE_getMissionSummaryDetails'>

/** Missions of the current day and week (MEM-16). */
export function Missions() {
  const summary = useQuery(read('/wps/relay/MCSFE_getMissionSummaryDetails', {}))
  return (
    <QueryPart query={summary} placeholder={<MissionSkeleton />}>
      {({ daily, weekly, dayEndsAt, weekEndsAt }) => (
        <>
          <MissionList title="rewards.missions.daily" missions={daily} endsAt={dayEndsAt} />
          <MissionList title="rewards.missions.weekly" missions={weekly} endsAt={weekEndsAt} />
        </>
      )}
    </QueryPart>
  )
}

const MissionSkeleton = () => (
  <div className={classes.missionSkeleton} aria-hidden="true">
    <span />
    <span />
  </div>
)

type ListProps = {
  title: 'rewards.missions.daily' | 'rewards.missions.weekly'
  missions: Summary['daily']
  endsAt: string
}

function MissionList({ title, missions, endsAt }: ListProps) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const until = formatInstant(endsAt, 'minute', language, timeZone)
  return (
    <Panel
      title={<FormattedMessage id={title} />}
      aside={
        <p className={classes.note}>
          <FormattedMessage id="rewards.missions.until" values={{ until }} />
        </p>
      }
    >
      {missions.length === 0 ? (
        <p className={classes.note}>
          <FormattedMessage id="rewards.missions.none" />
        </p>
      ) : (
        <ul className={layoutClasses.stack16}>
          {missions.map((mission) => (
            <MissionItem key={mission.id} mission={mission} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
