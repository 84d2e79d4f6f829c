import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { GameStage } from '../play/GameStage.tsx'
import { vendorsOfPage } from '../vendors/vendorCards.ts'
import { LotteryHall } from './LotteryHall.tsx'
import { LotteryMenu } from './LotteryMenu.tsx'
import { LotteryResults } from './LotteryResults.tsx'
import classes from './LotteryRoom.module.css'
import { LotteryRoomSkeleton } from './LotteryRoomSkeleton.tsx'
import {
  gamesOf,
  groupsOf,
  type LotteryMenuGame,
  type LotteryRoomId,
  menuQuery,
  prizeModeOf,
  readGameCode,
  recentQuery,
  untilDrawn,
} from './lotteryRooms.ts'

/**
 * Lottery page: the menu, and the lottery that the URL names, in a frame with its latest results.
 * If the URL names none, the page shows the latest draws of all lotteries.
 */
export function LotteryRoom({ room }: { room: LotteryRoomId }) {
  const vendors = useQuery(vendorsOfPage())
  const prizeMode = prizeModeOf(room, vendors.data?.lanes ?? [])
  const menu = useQuery({
    ...menuQuery(room, prizeMode),
    enabled: !vendors.isPending,
    refetchInterval: ({ state: { data } }) =>
      untilDrawn(data ? gamesOf(data).map(({ nextDraw }) => nextDraw) : [], Date.now()),
  })
  const isSignedIn = useSession().kind === 'signedIn'
  const recent = useQuery({ ...recentQuery(), enabled: isSignedIn })
  // The menu begins with the lotteries played last. If they arrived after it, they would move it.
  const isRecentAwaited = recent.isLoading && recent.failureCount === 0
  return (
    <QueryPart query={menu} placeholder={<LotteryRoomSkeleton />}>
      {(answer) =>
        isRecentAwaited ? (
          <LotteryRoomSkeleton />
        ) : (
          <Room
            prizeMode={prizeMode}
            groups={groupsOf(answer, room)}
            recentGroups={recent.data ? groupsOf(recent.data, room) : []}
          />
        )
      }
    </QueryPart>
  )
}

type RoomProps = {
  prizeMode: ReturnType<typeof prizeModeOf>
  groups: ReturnType<typeof groupsOf>
  /** Lotteries that the member played last. */
  recentGroups: ReturnType<typeof groupsOf>
}

function Room({ prizeMode, groups, recentGroups }: RoomProps) {
  const intl = useIntl()
  const [search] = useSearchParams()
  const games = groups.flatMap((group) => group.games)
  const chosen = games.find(({ gameCode }) => gameCode === readGameCode(search))
  if (games.length === 0) {
    return <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
  }
  return (
    <div className={classes.room} data-open={chosen !== undefined}>
      <LotteryMenu
        groups={groups}
        recentGames={recentGroups.flatMap((group) => group.games)}
        chosenCode={chosen?.gameCode ?? ''}
      />
      {chosen ? (
        <>
          <div className={classes.stage}>
            <LotteryStage
              key={chosen.gameCode}
              game={chosen}
              request={{ kind: 'lottery', gameCode: chosen.gameCode, prizeMode }}
            />
          </div>
          <LotteryResults game={chosen} />
        </>
      ) : (
        <LotteryHall games={games} />
      )}
    </div>
  )
}

type StageProps = { game: LotteryMenuGame; request: Parameters<typeof GameStage>[0]['request'] }

function LotteryStage({ game, request }: StageProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <GameStage
      request={request}
      title={game.name}
      next={pathname + search}
      onLeave={() => void navigate(paths.home())}
    />
  )
}
