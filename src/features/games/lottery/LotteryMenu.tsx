import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { centreAlong } from '../../../ui/centreAlong.ts'
import classes from './LotteryMenu.module.css'
import type { groupsOf } from './lotteryRooms.ts'

type Props = {
  groups: ReturnType<typeof groupsOf>
  /** Its code. */
  chosenCode: string
}

/** The lotteries of a page by group, each with its next draw; a choice is an address. */
export function LotteryMenu({ groups, chosenCode }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const strip = menu.current
    const link = strip?.querySelector<HTMLElement>(
      `a[href$="${new URLSearchParams({ gameCode: chosenCode })}"]`,
    )
    // On a small screen the menu is a row, of which only a part is seen.
    if (strip && link) centreAlong(strip, link)
  }, [chosenCode])
  return (
    <nav
      ref={menu}
      className={classes.menu}
      aria-label={intl.formatMessage({ id: 'games.lottery.menu' })}
    >
      {groups.map(({ group, name, games }) => (
        <section key={group}>
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
                    {inMaintenance
                      ? intl.formatMessage({ id: 'games.inMaintenance' })
                      : formatInstant(nextDraw.drawsAt, 'minute', language)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
