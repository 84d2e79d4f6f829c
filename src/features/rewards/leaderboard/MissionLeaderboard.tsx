import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { LeaderboardTable } from './LeaderboardTable.tsx'
import classes from './leaderboard.module.css'

type ShownPlacesBoard = Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>

/** Number of places shown before the list is expanded. */
export const firstPlaces = 10

/** Places to show: the first ones or all, and always the member's own place. */
export function shownPlaces(
  { items, me }: ShownPlacesBoard,
  showsAll: boolean,
): ShownPlacesBoard['items'] {
  const shown = showsAll ? items : items.slice(0, firstPlaces)
  return me === undefined || shown.some(({ isMe }) => isMe) ? shown : [...shown, me]
}

type Board = Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>

/** Leaderboard of the week's points, with the member's own rank (MEM-16). */
export function MissionLeaderboard() {
  const board = useQuery(read('/wps/relay/MCSFE_getMissionLeaderboard', {}))
  return (
    <Panel
      title={<FormattedMessage id="rewards.leaderboard.title" />}
      aside={board.data && <WeekEnd weekEndsAt={board.data.weekEndsAt} />}
    >
      <QueryPart query={board} placeholder={<Skeleton count={8} />}>
        {(value) => <Places board={value} />}
      </QueryPart>
    </Panel>
  )
}

function WeekEnd({ weekEndsAt }: Pick<Board, 'weekEndsAt'>) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const until = formatInstant(weekEndsAt, 'minute', language, timeZone)
  return (
    <p className={textClasses.caption}>
      <FormattedMessage id="rewards.missions.until" values={{ until }} />
    </p>
  )
}

function Places({ board }: { board: Board }) {
  const [showsAll, setShowsAll] = useState(false)
  const { items, me } = board
  return (
    <>
      <p className={classes.own}>
        {me ? (
          <FormattedMessage
            id="rewards.leaderboard.own"
            values={{ rank: me.rank, score: me.score }}
          />
        ) : (
          <FormattedMessage id="rewards.leaderboard.notYet" />
        )}
      </p>
      {items.length === 0 ? (
        <p className={textClasses.caption}>
          <FormattedMessage id="rewards.leaderboard.none" />
        </p>
      ) : (
        <LeaderboardTable places={shownPlaces(board, showsAll)} />
      )}
      {items.length > firstPlaces && (
        <Button
          className={layoutClasses.start}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? (
            <FormattedMessage id="rewards.leaderboard.fewer" />
          ) : (
            <FormattedMessage id="rewards.leaderboard.all" values={{ count: items.length }} />
          )}
        </Button>
      )}
    </>
  )
}
