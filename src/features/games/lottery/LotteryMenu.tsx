import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kit/page/Link.tsx'
import { centreAlong } from '../../../ui/centreAlong.ts'
import { DrawTime } from './DrawTime.tsx'
import classes from './LotteryMenu.module.css'
import type { groupsOf, LotteryMenuGame } from './lotteryRooms.ts'

type Props = {
  groups: ReturnType<typeof groupsOf>
  /** Lotteries that the member played last; empty for a visitor. */
  recentGames: readonly LotteryMenuGame[]
  /** `gameCode` of the selected lottery. */
  chosenCode: string
}

/** Links to the lotteries of a page by group, each with its betting deadline. */
export function LotteryMenu({ groups, recentGames, chosenCode }: Props) {
  const intl = useIntl()
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reruns when the selection moves to another link.
  useEffect(() => {
    const strip = menu.current
    const link = strip?.querySelector<HTMLElement>('a[aria-current]')
    // On a small screen the menu is a row that scrolls; the selected entry is scrolled into view.
    if (strip && link) centreAlong(strip, link)
  }, [chosenCode])
  return (
    <nav
      ref={menu}
      className={classes.menu}
      aria-label={intl.formatMessage({ id: 'games.lottery.menu' })}
    >
      {recentGames.length > 0 && (
        <Group
          name={intl.formatMessage({ id: 'games.lottery.recent' })}
          games={recentGames}
          chosenCode={chosenCode}
        />
      )}
      {groups.map(({ group, name, games }) => (
        <Group key={group} name={name} games={games} chosenCode={chosenCode} />
      ))}
    </nav>
  )
}

type GroupProps = { name: string; games: readonly LotteryMenuGame[]; chosenCode: string }

function Group({ name, games, chosenCode }: GroupProps) {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <section>
      <h2 className={classes.group}>{name}</h2>
      <ul>
        {games.map(({ gameCode, name: game, nextDraw, inMaintenance }) => (
          <li key={gameCode}>
            <Link
              className={classes.lottery}
              to={`${pathname}?${new URLSearchParams({ gameCode })}`}
              aria-current={gameCode === chosenCode ? 'true' : undefined}
            >
              <span dir="auto">{game}</span>
              <span className={classes.draw}>
                {inMaintenance ? (
                  intl.formatMessage({ id: 'games.inMaintenance' })
                ) : (
                  <DrawTime draw={nextDraw} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
