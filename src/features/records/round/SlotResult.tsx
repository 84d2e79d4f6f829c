import { FormattedMessage, useIntl } from 'react-intl'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Table } from '../../../ui/Table.tsx'
import {
  type ReelScreen,
  rowsOf,
  type ScreenPlace,
  type SlotRound,
  screenPlaces,
  winningCells,
} from './readRound.ts'
import classes from './round.module.css'
import slotClasses from './slot.module.css'
import { useSymbolName } from './useSymbolName.ts'

/** Number of screens that are always shown; further screens are collapsed. */
const shownAtOnce = 3

type PlacedScreen = { id: string; screen: ReelScreen; place: ScreenPlace }

/** Screens of a slot round: the spin, its cascades and its free spins, each with its wins. */
export function SlotResult({ round }: { round: SlotRound }) {
  const places = screenPlaces(round)
  const screens = round.screens.map((screen, index): PlacedScreen => {
    const place = places[index] ?? { free: 0, cascade: 0 }
    return { id: `${place.free}/${place.cascade}`, screen, place }
  })
  const more = screens.slice(shownAtOnce)
  return (
    <>
      <Screens screens={screens.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className={classes.more}>
          <summary>
            <FormattedMessage id="records.bet.slot.more" values={{ count: more.length }} />
          </summary>
          <Screens screens={more} />
        </details>
      )}
    </>
  )
}

const Screens = ({ screens }: { screens: readonly PlacedScreen[] }) => (
  <ol className={slotClasses.screens}>
    {screens.map(({ id, screen, place }) => (
      <li key={id}>
        <h4 className={slotClasses.screenTitle}>
          <ScreenName place={place} />
        </h4>
        <Reels screen={screen} />
        <Wins screen={screen} />
      </li>
    ))}
  </ol>
)

function ScreenName({ place: { free, cascade } }: { place: ScreenPlace }) {
  const id =
    free > 0
      ? cascade > 0
        ? ('records.bet.slot.freeCascade' as const)
        : ('records.bet.slot.free' as const)
      : cascade > 0
        ? ('records.bet.slot.cascade' as const)
        : ('records.bet.slot.spin' as const)
  return <FormattedMessage id={id} values={{ free, cascade }} />
}

/** Table with the symbols of a screen, in the same rows as on the reels. */
function Reels({ screen }: { screen: ReelScreen }) {
  const intl = useIntl()
  const symbolName = useSymbolName()
  const winning = winningCells(screen)
  return (
    <Table className={slotClasses.reels} data-reels={screen.reels.length}>
      <Table.Caption className="visuallyHidden">
        <FormattedMessage id="records.bet.slot.reels" />
      </Table.Caption>
      <Table.Tbody>
        {rowsOf(screen.reels).map((symbols, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity.
          <Table.Tr key={row}>
            {symbols.map((symbol, reel) => {
              const isWinning = winning.has(`${reel}/${row}`)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: reels have no other identity.
                <Table.Td key={reel} data-symbol={symbol} data-winning={isWinning || undefined}>
                  {symbolName(symbol)}
                  {isWinning && (
                    <span className="visuallyHidden">
                      {intl.formatMessage({ id: 'records.bet.slot.winning' })}
                    </span>
                  )}
                </Table.Td>
              )
            })}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Wins({ screen: { wins, multiplier } }: { screen: ReelScreen }) {
  const symbolName = useSymbolName()
  if (wins.length === 0) {
    return (
      <p className={classes.none}>
        <FormattedMessage id="records.bet.slot.none" />
      </p>
    )
  }
  return (
    <ul className={slotClasses.wins}>
      {wins.map(({ symbol, count, line, ways, amount }) => (
        <li key={`${symbol} ${line}`}>
          <FormattedMessage
            id={
              line !== undefined
                ? 'records.bet.slot.lineWin'
                : ways !== undefined
                  ? 'records.bet.slot.waysWin'
                  : 'records.bet.slot.anyWin'
            }
            values={{ symbol: symbolName(symbol), count, line, ways }}
          />
          <strong>
            <MarketMoney amount={amount} />
          </strong>
        </li>
      ))}
      {multiplier !== undefined && (
        <li>
          <FormattedMessage id="records.bet.slot.multiplied" values={{ multiplier }} />
        </li>
      )}
    </ul>
  )
}
