import { useIntl } from 'react-intl'
import { Money } from '../../../kit/format/Money.tsx'
import { useMarket } from '../../../session/market.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import { useLaunchById } from '../launch/useLaunchById.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { SharedPictureHosts } from '../tiles/pictureHosts.tsx'
import amountClasses from './amount.module.css'
import classes from './MovingWins.module.css'
import { mayMove, secondsOfRound } from './movement.ts'
import type { Win } from './winnersQuery.ts'

/** Height of a row in pixels, the same as in the styles. */
const rowHeight = 60

type Props = { wins: readonly Win[]; label: string; isPaused: boolean }

/** Scrolling list of the winner board. */
export function MovingWins({ wins, label, isPaused }: Props) {
  const moves = mayMove(wins.length)
  return (
    <div
      className={classes.belt}
      data-moving={(moves && !isPaused) || undefined}
      // biome-ignore lint/nursery/noInlineStyles: the value depends on the number of wins.
      style={{ animationDuration: `${secondsOfRound(wins.length, rowHeight)}s` }}
    >
      <SharedPictureHosts>
        <ul aria-label={label}>
          {wins.map((win) => (
            <li key={win.winId}>
              <WinRow win={win} />
            </li>
          ))}
        </ul>
        {/* Copy of the list after its end, hidden from screen readers. */}
        {moves && (
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
