import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kit/page/Link.tsx'
import { buttonLook } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { DrawTime } from './DrawTime.tsx'
import { LatestDraws } from './LatestDraws.tsx'
import classes from './LotteryHall.module.css'
import { type LotteryMenuGame, nextToBeDrawn } from './lotteryRooms.ts'

/** Lottery page without a selection: the next draw, and the latest draws of all lotteries. */
export function LotteryHall({ games }: { games: readonly LotteryMenuGame[] }) {
  const next = nextToBeDrawn(games)
  return (
    <div className={layoutClasses.stack24}>
      {next && <NextDraw game={next} />}
      <Licences games={games} />
      <LatestDraws games={games} />
    </div>
  )
}

/** Licensing authorities of lotteries that the platform's own licence does not cover. */
function Licences({ games }: { games: readonly LotteryMenuGame[] }) {
  const intl = useIntl()
  const names = [...new Set(games.flatMap(({ licensedBy = [] }) => licensedBy))]
  if (names.length === 0) return null
  return (
    <p className={textClasses.note}>
      {intl.formatMessage({ id: 'games.lottery.licences' }, { names: intl.formatList(names) })}
    </p>
  )
}

function NextDraw({ game }: { game: LotteryMenuGame }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <section className={classes.next} aria-label={intl.formatMessage({ id: 'games.lottery.next' })}>
      <GamePicture
        className={classes.picture}
        src={game.showIcon}
        width={150}
        height={200}
        place="first"
      />
      <div className={classes.words}>
        <p className={classes.kicker}>{intl.formatMessage({ id: 'games.lottery.next' })}</p>
        <h2 className={classes.name} dir="auto">
          {game.name}
        </h2>
        <p className={classes.ends}>
          <span>{intl.formatMessage({ id: 'games.lottery.closes' })}</span>
          <strong>
            <DrawTime draw={game.nextDraw} />
          </strong>
        </p>
        <Link
          to={`${pathname}?${new URLSearchParams({ gameCode: game.gameCode })}`}
          {...buttonLook('primary', 'large')}
          aria-label={intl.formatMessage({ id: 'games.playNow' }, { game: game.name })}
        >
          {intl.formatMessage({ id: 'games.play' })}
        </Link>
      </div>
    </section>
  )
}
