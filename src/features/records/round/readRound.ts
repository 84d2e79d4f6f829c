/** Values derived from the stored rounds of games, such as the winner of a hand. */

import type { components } from '../../../api/gen/paths.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'

type Schemas = components['schemas']
export type SlotRound = Schemas['SlotRound']
export type ReelScreen = Schemas['ReelScreen']
export type TableRound = Schemas['TableRound']

/** Wild symbol, which can replace other symbols in a win. */
const wild = 'WILD'

/**
 * Position of a screen in its round. `free` is the number of the free spin, or 0 for the paid spin.
 * `cascade` is the number of the cascade within the spin, or 0 for the first screen of the spin.
 */
export type ScreenPlace = { free: number; cascade: number }

/** Positions of all screens. In a ways slot, every winning screen is followed by a cascade. */
export function screenPlaces({ mechanic, screens }: SlotRound): ScreenPlace[] {
  let free = 0
  let cascade = 0
  return screens.map((screen, index) => {
    const before = screens[index - 1]
    const cascades = mechanic === 'WAYS' && before !== undefined && before.wins.length > 0
    cascade = cascades ? cascade + 1 : 0
    if (screen.isFree && !cascades) free += 1
    return { free, cascade }
  })
}

/**
 * Positions of winning symbols, as `reel/row`. A line win marks every matching symbol on its reels,
 * because the position of the line is unknown.
 */
export function winningCells({ reels, wins }: ReelScreen): ReadonlySet<string> {
  const cells = new Set<string>()
  for (const { symbol, count, line, ways } of wins) {
    const isAnywhere = line === undefined && ways === undefined
    const end = isAnywhere ? reels.length : count
    reels.slice(0, end).forEach((column, reel) => {
      column.forEach((name, row) => {
        if (name === symbol || (name === wild && !isAnywhere)) cells.add(`${reel}/${row}`)
      })
    })
  }
  return cells
}

/** Rows of a screen from top to bottom. A row is padded with `''` where a reel is shorter. */
export function rowsOf(reels: readonly (readonly string[])[]): string[][] {
  const height = Math.max(...reels.map(({ length }) => length))
  return Array.from({ length: height }, (_, row) => reels.map((column) => column[row] ?? ''))
}

export type Card = { rank: string; suit: string }
export type Hand = { side: string; cards: Card[] }

/** Cards of an outcome by side, in the order of dealing: `P:KH` is the player's king of hearts. */
export function handsOf(outcome: readonly string[]): Hand[] {
  const hands = new Map<string, Card[]>()
  for (const dealt of outcome) {
    const [, side, rank, suit] = /^([A-Z]):(A|[2-9]|10|T|J|Q|K)([SHDC])$/.exec(dealt) ?? []
    if (side === undefined || rank === undefined || suit === undefined) continue
    const card = { rank: rank === 'T' ? '10' : rank, suit }
    hands.set(side, [...(hands.get(side) ?? []), card])
  }
  return [...hands].map(([side, cards]) => ({ side, cards }))
}

const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')

/** Points of a hand of baccarat: the last digit of the sum, with ten and court cards as zero. */
export const baccaratPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, { rank }) => {
    const value = ranks.indexOf(rank) + 1
    return value < 10 ? sum + value : sum
  }, 0) % 10

/** Side that won a round of cards; `E` for a tie, undefined if there are fewer than two hands. */
export function winnerOf(
  table: 'BACCARAT' | 'DRAGON_TIGER',
  [one, other]: readonly Hand[],
): string | undefined {
  if (!one || !other) return undefined
  const value = ({ cards }: Hand) =>
    table === 'BACCARAT' ? baccaratPoints(cards) : ranks.indexOf(cards[0]?.rank ?? 'A')
  const lead = value(one) - value(other)
  return lead === 0 ? 'E' : lead > 0 ? one.side : other.side
}

/** Betting spots with a fixed name. */
const plainSpots = {
  red: 'records.bet.spots.red',
  black: 'records.bet.spots.black',
  even: 'records.bet.spots.even',
  odd: 'records.bet.spots.odd',
  low: 'records.bet.spots.low',
  high: 'records.bet.spots.high',
  small: 'records.bet.spots.small',
  big: 'records.bet.spots.big',
  anyTriple: 'records.bet.spots.anyTriple',
  player: 'records.bet.spots.player',
  banker: 'records.bet.spots.banker',
  tie: 'records.bet.spots.tie',
  playerPair: 'records.bet.spots.playerPair',
  bankerPair: 'records.bet.spots.bankerPair',
  dragon: 'records.bet.spots.dragon',
  tiger: 'records.bet.spots.tiger',
  suitedTie: 'records.bet.spots.suitedTie',
  meron: 'records.bet.spots.meron',
  wala: 'records.bet.spots.wala',
  fightDraw: 'records.bet.spots.fightDraw',
} as const satisfies Record<string, MessageId>

/** Betting spots whose name contains numbers, such as `split/17-20`. */
const numberedSpots = {
  straight: 'records.bet.spots.straight',
  split: 'records.bet.spots.split',
  street: 'records.bet.spots.street',
  trio: 'records.bet.spots.trio',
  corner: 'records.bet.spots.corner',
  line: 'records.bet.spots.line',
  column: 'records.bet.spots.column',
  dozen: 'records.bet.spots.dozen',
  total: 'records.bet.spots.total',
  die: 'records.bet.spots.die',
  double: 'records.bet.spots.double',
  triple: 'records.bet.spots.triple',
  pair: 'records.bet.spots.pair',
} as const satisfies Record<string, MessageId>

type SpotName = { id: MessageId; numbers: string }

const ofTable = <Names extends object>(names: Names, name: string): name is keyof Names & string =>
  Object.hasOwn(names, name)

/** Name of a betting spot; undefined for a spot that this build does not know. */
export function spotName(spot: string): SpotName | undefined {
  const [kind = '', numbers] = spot.split('/')
  if (numbers === undefined) {
    return ofTable(plainSpots, kind) ? { id: plainSpots[kind], numbers: '' } : undefined
  }
  return ofTable(numberedSpots, kind) ? { id: numberedSpots[kind], numbers } : undefined
}

/** Row and column of a tile in a mines round, starting at 1. */
export const tilePlace = (tile: number) => ({
  row: Math.floor(tile / 5) + 1,
  column: (tile % 5) + 1,
})

export type MinesTile = 'gem' | 'hit' | 'mine' | 'closed'

/** State of all 25 tiles of a round of mines. */
export function minesTiles({
  opened,
  mineTiles = [],
}: Pick<Schemas['MinesRound'], 'opened' | 'mineTiles'>): MinesTile[] {
  return Array.from({ length: 25 }, (_, tile) => {
    const isMine = mineTiles.includes(tile)
    if (opened.includes(tile)) return isMine ? 'hit' : 'gem'
    return isMine ? 'mine' : 'closed'
  })
}
