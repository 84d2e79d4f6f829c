import { useIntl } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { GameStage } from '../play/GameStage.tsx'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { LotteryMenu } from './LotteryMenu.tsx'
import { LotteryResults } from './LotteryResults.tsx'
import classes from './LotteryRoom.module.css'
import {
  groupsOf,
  type LotteryMenuGame,
  type LotteryRoomId,
  menuQuery,
  prizeModeOf,
  readGameCode,
} from './lotteryRooms.ts'

/**
 * A page of lotteries: its menu, the one that the address names in its frame, and what it opened
 * last.
 */
export function LotteryRoom({ room }: { room: LotteryRoomId }) {
  return (
    <QueryPart query={useQuery(menuQuery(room))} placeholder={<LotteryRoomSkeleton />}>
      {(menu) => <Room room={room} groups={groupsOf(menu, room)} />}
    </QueryPart>
  )
}

/** The shape of a page of lotteries while its code and its menu are on the way. */
export const LotteryRoomSkeleton = () => (
  <div className={classes.room}>
    <div className={classes.menuWaits} />
    <div className={classes.waiting}>
      <Spinner />
    </div>
    <div className={classes.resultsWait} />
  </div>
)

function Room({ room, groups }: { room: LotteryRoomId; groups: ReturnType<typeof groupsOf> }) {
  const intl = useIntl()
  const [search] = useSearchParams()
  const all = groups.flatMap(({ group, games }) => games.map((game) => ({ group, game })))
  const named = all.find(({ game }) => game.gameCode === readGameCode(search))
  const chosen = named ?? all[0]
  if (chosen === undefined) {
    return <EmptyState text={intl.formatMessage({ id: 'games.list.empty' })} />
  }
  const { gameCode } = chosen.game
  const prizeMode = prizeModeOf(room, chosen.group)
  return (
    <div className={classes.room}>
      <LotteryMenu groups={groups} chosenCode={gameCode} />
      <div className={classes.stage}>
        {named ? (
          <LotteryStage
            key={gameCode}
            game={chosen.game}
            request={{ kind: 'lottery', gameCode, prizeMode }}
          />
        ) : (
          <Welcome game={chosen.game} />
        )}
      </div>
      <LotteryResults gameCode={gameCode} />
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

/** The address names no lottery: the first of the menu, to be opened. */
function Welcome({ game }: { game: LotteryMenuGame }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <div className={classes.welcome}>
      <GamePicture
        className={classes.picture}
        src={game.showIcon}
        width={150}
        height={200}
        place="first"
      />
      <h2 dir="auto">{game.name}</h2>
      <p>{intl.formatMessage({ id: 'games.lottery.choose' })}</p>
      <Link
        to={`${pathname}?${new URLSearchParams({ gameCode: game.gameCode })}`}
        {...buttonLook('primary', 'large')}
      >
        {intl.formatMessage({ id: 'games.playNow' }, { game: game.name })}
      </Link>
    </div>
  )
}
