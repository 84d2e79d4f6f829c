/**
 * Rules of baccarat with eight decks. The decks are shuffled before each round. Prices of the
 * spots: player 1:1; banker 0.95:1, or without commission 1:1 and 0.5:1 on a win with six; tie 8:1;
 * pair in the first two cards of a side 11:1. A tie returns the stakes on player and banker.
 */
import { cardsOf, createShoe, rankIndex } from '../cards/shoe.ts'
import type { TableRules, TableSpot } from '../table/tableRules.ts'

/** Points of cards: the last digit of the sum of their values. Tens and court cards count zero. */
export const pointsOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0) % 10

function cardValue(card: string): number {
  const value = rankIndex(card) + 1
  return value < 10 ? value : 0
}

/**
 * True if the banker draws a third card.
 * @param points points of the banker's first two cards, at most 7.
 * @param third value of the player's third card; undefined if the player stood.
 */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  if (points === 3) return third !== 8
  if (points === 4) return third >= 2 && third <= 7
  if (points === 5) return third >= 4 && third <= 7
  if (points === 6) return third === 6 || third === 7
  return points <= 2
}

/**
 * Deals a round.
 * @returns the cards in the order of the deal, with the prefix `P:` for the player and `B:` for the
 * banker.
 */
export function dealRound(nextCard: () => string): string[] {
  const first = [nextCard(), nextCard(), nextCard(), nextCard()]
  const outcome = first.map((card, at) => `${at % 2 === 0 ? 'P' : 'B'}:${card}`)
  const player = pointsOf(cardsOf(outcome, 'P'))
  const banker = pointsOf(cardsOf(outcome, 'B'))
  // A natural (eight or nine points) ends the round.
  if (player >= 8 || banker >= 8) return outcome
  const third = player <= 5 ? nextCard() : undefined
  if (third !== undefined) outcome.push(`P:${third}`)
  const value = third === undefined ? undefined : cardValue(third)
  if (bankerDraws(banker, value)) outcome.push(`B:${nextCard()}`)
  return outcome
}

/** Result of a round. The winner `T` is a tie. */
export type Baccarat = {
  winner: 'P' | 'B' | 'T'
  player: number
  banker: number
  hasPlayerPair: boolean
  hasBankerPair: boolean
  /** True if the first two cards of a side have eight or nine points. The round then ends. */
  isNatural: boolean
}

const isPair = ([one = '', other = '']: readonly string[]): boolean =>
  rankIndex(one) === rankIndex(other)

/** Determines the result of a round from its cards, as `dealRound` returns them. */
export function readBaccarat(outcome: readonly string[]): Baccarat {
  const players = cardsOf(outcome, 'P')
  const bankers = cardsOf(outcome, 'B')
  const player = pointsOf(players)
  const banker = pointsOf(bankers)
  return {
    winner: player === banker ? 'T' : player > banker ? 'P' : 'B',
    player,
    banker,
    hasPlayerPair: isPair(players),
    hasBankerPair: isPair(bankers),
    isNatural: outcome.length === 4 && Math.max(player, banker) >= 8,
  }
}

/** Payout of a winning stake on the banker, in minor units. */
function bankerWin(hasCommission: boolean, stake: number, points: number): number {
  // Integer arithmetic, because 1.95 has no exact binary representation.
  if (hasCommission) return Math.floor((stake * 195) / 100)
  return points === 6 ? Math.floor((stake * 3) / 2) : stake * 2
}

function winOf(
  hasCommission: boolean,
  spot: string,
  stake: number,
  outcome: readonly string[],
): number {
  const { winner, banker, hasPlayerPair, hasBankerPair } = readBaccarat(outcome)
  const won = (isWon: boolean, times: number) => (isWon ? stake * times : 0)
  switch (spot) {
    case 'player':
      return winner === 'T' ? stake : won(winner === 'P', 2)
    case 'banker':
      if (winner === 'T') return stake
      return winner === 'B' ? bankerWin(hasCommission, stake, banker) : 0
    case 'tie':
      return won(winner === 'T', 9)
    case 'playerPair':
      return won(hasPlayerPair, 12)
    case 'bankerPair':
      return won(hasBankerPair, 12)
    default:
      return 0
  }
}

/** RTPs in hundredths of a percent, exact over all deals from eight decks. A test computes them. */
export const returns = {
  player: 9_876,
  /** RTP with a commission of 5 %. */
  banker: 9_894,
  /** RTP without a commission. A win with six pays half. */
  bankerHalfOnSix: 9_854,
  tie: 8_564,
  pair: 8_964,
} as const

const spotsOf = (hasCommission: boolean): ReadonlyMap<string, TableSpot> =>
  new Map<string, TableSpot>([
    ['playerPair', { highest: 12, rtp: returns.pair }],
    ['player', { highest: 2, rtp: returns.player }],
    ['tie', { highest: 9, rtp: returns.tie }],
    [
      'banker',
      hasCommission
        ? { highest: 1.95, rtp: returns.banker }
        : { highest: 2, rtp: returns.bankerHalfOnSix },
    ],
    ['bankerPair', { highest: 12, rtp: returns.pair }],
  ])

const rulesOf = (hasCommission: boolean): TableRules => ({
  table: 'BACCARAT',
  spots: spotsOf(hasCommission),
  chanceBlocks: 2,
  draw: (randomBytes) => dealRound(createShoe(randomBytes)),
  winOf: (spot, stake, outcome) => winOf(hasCommission, spot, stake, outcome),
})

/** Rules with a commission of 5% on wins of the banker. */
export const commissionRules: TableRules = rulesOf(true)
/** Rules without a commission. A win of the banker with six pays half. */
export const noCommissionRules: TableRules = rulesOf(false)

/** RTP of the best common bet by variant, in hundredths of a percent. */
export const rtp = { commission: returns.banker, noCommission: returns.player } as const
