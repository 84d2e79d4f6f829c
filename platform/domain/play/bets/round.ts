/**
 * Symbols of a round that match its payment. Symbols are names of pictures and are not translated.
 */

import { pickOne, type RandomBytes, randomBelow } from '../../base/chance/chance.ts'
import type { BetDetails, BetResult } from '../../base/collections/play.ts'
import { styleOf } from '../games/gameStyle.ts'
import { paytableOf, playRound } from './paytable.ts'

/** Properties of a game that bets need. */
export type PlayedGame = {
  nodeId: string
  name: string
  vendor: string
  gameType: string
  /** In hundredths of a percent: 9650 is 96.5 %. */
  rtp: number
  /** Minimum and maximum stake of a round, in minor units. */
  stakes: { minimum: number; maximum: number }
}

/** Reel symbols, most common first; each pays more than the one before it. */
const reelSymbols = ['CHERRY', 'LEMON', 'GRAPE', 'BELL', 'CLOVER', 'STAR', 'GEM', 'SEVEN'] as const
const fish = ['SARDINE', 'CRAB', 'TURTLE', 'RAY', 'SHARK', 'WHALE'] as const
type Pairing = readonly [string, string]
const matches: readonly [Pairing, ...Pairing[]] = [
  ['Flamengo', 'Palmeiras'],
  ['Corinthians', 'São Paulo'],
  ['Grêmio', 'Internacional'],
  ['Atlético-MG', 'Cruzeiro'],
  ['Bahia', 'Vitória'],
  ['Fluminense', 'Botafogo'],
  ['Santos', 'Vasco'],
]
const teams: readonly [Pairing, ...Pairing[]] = [
  ['LOUD', 'paiN Gaming'],
  ['FURIA', 'MIBR'],
  ['RED Canids', 'Fluxo'],
]
const usualOdds = [145, 162, 180, 195, 210, 250, 340, 520] as const

/**
 * Three reel symbols: all equal for a payment of at least twice the stake, two equal for a smaller
 * payment, all different for none.
 */
function reels(multiplier: number, randomBytes: RandomBytes): string[] {
  const others = (not: string) => reelSymbols.filter((symbol) => symbol !== not)
  const tier = [200, 500, 1_000, 2_500, 10_000, 50_000, 100_000].findLastIndex(
    (threshold) => multiplier >= threshold,
  )
  const paying = reelSymbols[tier + 1]
  if (tier >= 0 && paying) return [paying, paying, paying]
  const first = reelSymbols[randomBelow(randomBytes, reelSymbols.length)] ?? 'CHERRY'
  const second = others(first)[randomBelow(randomBytes, reelSymbols.length - 1)] ?? 'LEMON'
  if (multiplier > 0) return [first, first, second]
  const left = others(first).filter((symbol) => symbol !== second)
  return [first, second, left[randomBelow(randomBytes, left.length)] ?? 'GRAPE']
}

/** Hands of player and banker, in this order. */
function hands(multiplier: number, randomBytes: RandomBytes): string[] {
  const lower = randomBelow(randomBytes, 8)
  const higher = multiplier >= 400 ? 9 : lower + 1
  if (multiplier === 100) return [`PLAYER_${lower}`, `BANKER_${lower}`]
  const [player, banker] = multiplier > 0 ? [higher, lower] : [lower, lower + 1]
  return [`PLAYER_${player}`, `BANKER_${banker}`]
}

/** Four digits; the number of leading digits that match the ticket depends on the prize. */
function digits(ticket: string, multiplier: number, randomBytes: RandomBytes): string[] {
  const right =
    [500, 5_000, 50_000, 400_000].findLastIndex((threshold) => multiplier >= threshold) + 1
  return [...ticket].map((digit, at) => {
    if (at < right) return digit
    const drawn = randomBelow(randomBytes, 9)
    // The digit after the matching digits must differ from the ticket. All later digits differ from
    // the ticket too, so that the result is easier to read.
    return String(drawn >= Number(digit) ? drawn + 1 : drawn)
  })
}

/** Goals of both teams of a match, those of the selected team first. */
function score(multiplier: number, randomBytes: RandomBytes): string[] {
  const lower = randomBelow(randomBytes, 3)
  const higher = lower + 1 + randomBelow(randomBytes, 2)
  return (multiplier > 0 ? [higher, lower] : [lower, higher]).map(String)
}

/**
 * Random selection of a bet: a team with its odds, or a lottery number; empty for games without
 * selections.
 */
export function chooseFor(gameType: string, randomBytes: RandomBytes): BetDetails {
  switch (styleOf(gameType)) {
    case 'ODDS': {
      const [home, away] = pickOne(randomBytes, gameType === 'ESPORTS' ? teams : matches)
      const selection = pickOne(randomBytes, [home, away])
      return { odds: pickOne(randomBytes, usualOdds), selection, event: `${home} × ${away}` }
    }
    case 'NUMBERS':
      return { selection: String(randomBelow(randomBytes, 10_000)).padStart(4, '0') }
    default:
      return {}
  }
}

function symbolsOf(
  gameType: string,
  { selection = '0000' }: BetDetails,
  multiplier: number,
  randomBytes: RandomBytes,
): string[] {
  switch (styleOf(gameType)) {
    case 'REELS':
      return reels(multiplier, randomBytes)
    case 'SHOTS': {
      const size = [200, 400, 1_000, 2_000, 5_000, 20_000].indexOf(multiplier)
      return [fish[size] ?? 'MISS']
    }
    case 'TABLE':
      return hands(multiplier, randomBytes)
    case 'NUMBERS':
      return digits(selection, multiplier, randomBytes)
    case 'ODDS':
      return score(multiplier, randomBytes)
  }
}

/** Result with a given multiplier. The game must be able to pay this multiplier. */
const roundPaying = (
  gameType: string,
  choice: BetDetails,
  multiplier: number,
  randomBytes: RandomBytes,
): BetResult => ({
  multiplier,
  symbols: symbolsOf(gameType, choice, multiplier, randomBytes),
})

/** Draws the result of a round. */
export function decide(
  { gameType, rtp }: Pick<PlayedGame, 'gameType' | 'rtp'>,
  choice: BetDetails,
  randomBytes: RandomBytes,
): BetResult {
  const multiplier = playRound(paytableOf(gameType, rtp, choice.odds), randomBytes)
  return roundPaying(gameType, choice, multiplier, randomBytes)
}
