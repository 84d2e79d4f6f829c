import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { pocketColor } from '../../../lib/pocketColor.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Table } from '../../../ui/Table.tsx'
import {
  baccaratPoints,
  type Card,
  type Hand,
  handsOf,
  spotName,
  type TableRound,
  winnerOf,
} from './readRound.ts'
import classes from './round.module.css'

type Chips = components['schemas']['TableChips']

/** Outcome of a table-game round, and the player's chips by betting spot. */
export function TableResult({ round: { table, outcome, chips } }: { round: TableRound }) {
  const sorted = chips.toSorted((one, other) => Number(other.win ?? 0) - Number(one.win ?? 0))
  return (
    <>
      {outcome && <Outcome table={table} outcome={outcome} />}
      <Table className={classes.chips} captionSide="top">
        <Table.Caption>
          <FormattedMessage id="records.bet.table.chips" />
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <FormattedMessage id="records.bet.table.spot" />
            </Table.Th>
            <Table.Th scope="col">
              <FormattedMessage id="records.columns.stake" />
            </Table.Th>
            <Table.Th scope="col">
              <FormattedMessage id="records.columns.win" />
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.map((chip) => (
            <ChipsRow key={chip.spot} chips={chip} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

function ChipsRow({ chips: { spot, stake, win } }: { chips: Chips }) {
  const name = spotName(spot)
  return (
    <Table.Tr data-won={Number(win ?? 0) > 0 || undefined}>
      <Table.Th scope="row">
        {name ? <FormattedMessage id={name.id} values={{ numbers: name.numbers }} /> : spot}
      </Table.Th>
      <Table.Td>
        <MarketMoney amount={stake} />
      </Table.Td>
      <Table.Td>{win === undefined ? '–' : <MarketMoney amount={win} />}</Table.Td>
    </Table.Tr>
  )
}

function Outcome({ table, outcome }: { table: TableRound['table']; outcome: readonly string[] }) {
  switch (table) {
    case 'ROULETTE':
      return <Pocket number={outcome[0] ?? ''} />
    case 'SIC_BO':
      return <Dice dice={outcome.map(Number)} />
    case 'COCKFIGHT':
      return <FightWinner winner={outcome[0] ?? ''} />
    case 'BACCARAT':
    case 'DRAGON_TIGER':
      return <Cards table={table} hands={handsOf(outcome)} />
  }
}

const FightWinner = ({ winner }: { winner: string }) => (
  <p className={classes.sentence} data-won="true">
    <FormattedMessage id="records.bet.table.fight" values={{ winner }} />
  </p>
)

function Pocket({ number }: { number: string }) {
  const color = pocketColor(number)
  return (
    <p className={classes.outcome}>
      <span className={classes.pocket} data-color={color}>
        {number}
      </span>
      <FormattedMessage id="records.bet.table.color" values={{ color }} />
    </p>
  )
}

function Dice({ dice }: { dice: readonly number[] }) {
  const intl = useIntl()
  const total = dice.reduce((sum, die) => sum + die, 0)
  return (
    <p className={classes.outcome}>
      <span aria-hidden="true" className={classes.dice}>
        {dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity.
          <Die key={index} points={die} />
        ))}
      </span>
      <span className="visuallyHidden">{intl.formatList(dice.map(String))}</span>
      <FormattedMessage id="records.bet.table.total" values={{ total }} />
    </p>
  )
}

/** Centres of the pips on each face of a die, in a square of 24 by 24 units. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
}

const Die = ({ points }: { points: number }) => (
  <svg
    aria-hidden="true"
    className={classes.die}
    viewBox="0 0 24 24"
    data-red={points === 1 || points === 4}
  >
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {pips[points]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={points === 1 ? 3.4 : 2.2} />
    ))}
  </svg>
)

type CardsProps = { table: 'BACCARAT' | 'DRAGON_TIGER'; hands: readonly Hand[] }

function Cards({ table, hands }: CardsProps) {
  const intl = useIntl()
  const winner = winnerOf(table, hands)
  return (
    <>
      <dl className={classes.hands}>
        {hands.map(({ side, cards }) => (
          <div key={side} data-won={side === winner || undefined}>
            <dt>{intl.formatMessage({ id: 'records.bet.table.side' }, { table, side })}</dt>
            <dd>
              {cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: eight decks have equal cards.
                <CardFace key={index} card={card} />
              ))}
              {table === 'BACCARAT' && (
                <span className={classes.points}>
                  {intl.formatMessage(
                    { id: 'records.bet.table.points' },
                    { points: baccaratPoints(cards) },
                  )}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {winner !== undefined && (
        <p className={classes.sentence} data-won="true">
          <FormattedMessage id="records.bet.table.winner" values={{ table, side: winner }} />
        </p>
      )}
    </>
  )
}

const suitSigns: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

function CardFace({ card: { rank, suit } }: { card: Card }) {
  return (
    <span className={classes.card} data-red={suit === 'H' || suit === 'D' || undefined}>
      <span aria-hidden="true">
        {rank}
        {suitSigns[suit]}
      </span>
      <span className="visuallyHidden">
        <FormattedMessage id="records.bet.table.card" values={{ rank, suit }} />
      </span>
    </span>
  )
}
