import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Money } from '../../../kit/format/Money.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useMarket } from '../../../session/market.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { useLaunchById } from '../launch/useLaunchById.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { SharedPictureHosts } from '../tiles/pictureHosts.tsx'
import amountClasses from './amount.module.css'
import classes from './WinnerBoard.module.css'
import { type Win, winnersQuery } from './winnersQuery.ts'

/** Pixels that the list moves per frame, at sixty frames per second (CONST-30). */
const step = 0.5
const framesPerSecond = 60

/** Minimum number of wins for the list to move (CONST-31). */
const leastToMove = 3

export const mayMove = (wins: number): boolean => wins >= leastToMove

/**
 * Seconds in which the list scrolls past once.
 * @param rowHeight pixels
 */
export const secondsOfRound = (wins: number, rowHeight: number): number =>
  (wins * rowHeight) / (step * framesPerSecond)

/** Height of a row in pixels, the same as in the styles. */
const rowHeight = 60

/**
 * Number of wins that are rendered until the visitor scrolls near the board: as many wins as the
 * board shows at once, and a few more.
 */
const firstWins = 8

/**
 * Winner board (LOB-37): a scrolling list of wins, which stops on hover, on focus, by its button
 * and with reduced motion. A click on a win starts the game (LOB-38).
 */
export function WinnerBoard() {
  const intl = useIntl()
  const [isPaused, setPaused] = useState(false)
  const query = useQuery(winnersQuery())
  const title = intl.formatMessage({ id: 'games.winners.title' })
  return (
    <section className={classes.board} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {query.data && mayMove(query.data.length) && (
          <PauseButton
            isPaused={isPaused}
            label={intl.formatMessage({
              id: isPaused ? 'games.winners.play' : 'games.winners.pause',
            })}
            onToggle={() => setPaused(!isPaused)}
          />
        )}
      </div>
      <QueryPart query={query} placeholder={<div className={classes.window} />}>
        {(wins) =>
          wins.length === 0 ? (
            <EmptyState text={intl.formatMessage({ id: 'games.winners.none' })} />
          ) : (
            <MovingWins wins={wins} label={title} isPaused={isPaused} />
          )
        }
      </QueryPart>
    </section>
  )
}

type MovingProps = { wins: readonly Win[]; label: string; isPaused: boolean }

function MovingWins({ wins, label, isPaused }: MovingProps) {
  const moves = mayMove(wins.length)
  const [place, isSeen] = useSeen<HTMLDivElement>()
  return (
    <div ref={place} className={classes.window}>
      <div
        className={classes.belt}
        data-moving={(isSeen && moves && !isPaused) || undefined}
        // biome-ignore lint/nursery/noInlineStyles: the value depends on the number of wins.
        style={{ animationDuration: `${secondsOfRound(wins.length, rowHeight)}s` }}
      >
        <SharedPictureHosts>
          <ul aria-label={label}>
            {wins.slice(0, isSeen ? undefined : firstWins).map((win) => (
              <li key={win.winId}>
                <WinRow win={win} />
              </li>
            ))}
          </ul>
          {/* Copy of the list after its end, hidden from screen readers. */}
          {moves && isSeen && (
            <ul aria-hidden="true" inert>
              {wins.map((win) => (
                <li key={win.winId}>
                  <WinRow win={win} />
                </li>
              ))}
            </ul>
          )}
        </SharedPictureHosts>
      </div>
    </div>
  )
}

function WinRow({ win }: { win: Win }) {
  const intl = useIntl()
  const start = useLaunchById()
  const { currencySymbol } = useMarket()
  return (
    <button
      type="button"
      className={classes.win}
      title={intl.formatMessage({ id: 'games.playNamed' }, { game: win.gameName })}
      onClick={() => start(win.nodeId)}
    >
      <GamePicture className={classes.picture} src={win.iconUrl} width={36} height={48} />
      <span className={classes.names}>
        <bdi className={classes.game}>{win.gameName}</bdi>
        <span className={classes.customer}>
          <PersonName name={win.customerName} />
        </span>
      </span>
      <span className={amountClasses.amount}>
        <Money amount={win.winAmount} symbol={currencySymbol} />
      </span>
    </button>
  )
}
