/** Bets of the member Ana in the last 60 days, with her rebates and VIP bonuses. */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { type RandomBytes, randomBelow } from '../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import type { GameType } from '../../platform/domain/base/content/vendor.ts'
import { marketOf } from '../../platform/domain/base/platform/markets.ts'
import { dayLength, dayOf, startOfWeek } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { playedGame } from '../../platform/domain/play/bets/playedGame.ts'
import type { PlayedGame } from '../../platform/domain/play/bets/round.ts'
import { offerIn } from '../../platform/domain/play/games/offer.ts'
import { leastRebate } from '../../platform/domain/play/rewards/rebates.ts'
import { levelOf, rateOf, vipLevels } from '../../platform/domain/play/rewards/vipLevels.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { fromText } from './moments.ts'
import type { PastEvent, PastTeller } from './past.ts'
import { affordableStory, type PastBet, pastBet } from './pastBet.ts'
import { hasEnded, hasMatches, hasPastRounds } from './pastRound.ts'

const days = 60
const minute = 60_000
const hour = 60 * minute

/** Number of games that the personas play, by type of game: the most popular ones of each type. */
const taste: readonly (readonly [GameType, number])[] = [
  ['RNG', 12],
  ['LIVE', 4],
  ['FISH', 3],
  ['SPORTS', 3],
  ['PVP', 2],
  ['ESPORTS', 1],
]

/** Usual stakes in minor units. Small stakes occur more often. */
const usualStakes = [500, 1_000, 1_000, 2_000, 2_000, 2_500, 5_000, 10_000] as const

/**
 * Bets with a big win on a slot, keyed by the index of the bet. `leastWin` is a multiple of the
 * stake.
 */
const greatMoments = new Map([
  [41, { stake: 2_000, leastWin: 25 }],
  [117, { stake: 1_000, leastWin: 100 }],
  [188, { stake: 2_000, leastWin: 25 }],
  [229, { stake: 1_500, leastWin: 25 }],
])
/**
 * Largest stake on a match, in minor units. Match results depend on the day of the start, so small
 * stakes keep Ana's balance nearly the same.
 */
const matchStake = 1_000
/** Sports bets whose index is a multiple of this number are cancelled. */
const everySoManyCancelled = 9

/** Games on which the personas bet, most popular first within each type. */
export const knownGames = (): PlayedGame[] =>
  taste.flatMap(([gameType, count]) =>
    offerIn(catalogue, marketOf('BR'))
      .games({ gameType })
      .filter(hasPastRounds)
      .slice(0, count)
      .map(playedGame),
  )

/** Times of Ana's bets, oldest first: several bets on some evenings, none on others. */
function moments(now: number, randomBytes: RandomBytes): number[] {
  // The latest possible bet is almost an hour before now.
  return Array.from({ length: days }, (_, index) => {
    const ago = days - 1 - index
    const count = [0, 2, 3, 4, 5, 6, 7][randomBelow(randomBytes, 7)] ?? 0
    let at = now - ago * dayLength - (240 + randomBelow(randomBytes, 300)) * minute
    return Array.from({ length: count }, (__, place) => {
      at += (2 + randomBelow(randomBytes, 25)) * minute
      return at + fromText(`${ago} ${place}`, minute)
    })
  }).flat()
}

type Played = { at: number; gameType: string; validBet: number }

/** Valid bets for which no rebate has been paid yet, in minor units, by type of game. */
type Unpaid = Map<string, number>

/**
 * Event for a rebate that Ana claims at a time, at the rates of her VIP level at that time. Removes
 * the bets that it covers from `unpaid`. Empty if the rebate is below the minimum.
 */
function rebateAt(
  memberId: string,
  at: number,
  playedBets: readonly Played[],
  unpaid: Unpaid,
): PastEvent[] {
  const recent = playedBets.filter((one) => one.at >= at - 30 * dayLength && one.at < at)
  const level = levelOf(recent.reduce((sum, { validBet }) => sum + validBet, 0))
  const lines = [...unpaid]
    .map(([gameType, validBet]) => {
      const rate = rateOf(level, gameType)
      return { gameType, validBet, rate, amount: Math.floor((validBet * rate) / 10_000) }
    })
    .filter((line) => line.amount > 0)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (amount < leastRebate) return []
  for (const { gameType } of lines) unpaid.delete(gameType)
  const id = `rb-${dayOf(at)}-${memberId}`
  const from = { kind: 'house', name: 'rebates' } as const
  const to = { kind: 'main', memberId } as const
  const row = { id, memberId, amount, level: level.rank, lines, claimedAt: at }
  return [
    {
      at,
      movements: [toMovement('REBATE', id, { from, to, amount })],
      async rows({ rebates, rebateAccruals }) {
        for (const { gameType } of lines) {
          await rebateAccruals.update(`${memberId}/${gameType}`, { validBet: 0 })
        }
        await rebates.insert(row)
      },
    },
  ]
}

/**
 * Events for the rebates that Ana claims each Monday for the week before it. The rebate for the
 * last week is not claimed yet.
 */
function rebatesOf(
  memberId: string,
  weeks: readonly number[],
  playedBets: readonly Played[],
): PastEvent[] {
  const unpaid: Unpaid = new Map()
  return weeks.slice(0, -1).flatMap((monday, index) => {
    const since = weeks[index - 1] ?? 0
    for (const { at, gameType, validBet } of playedBets) {
      if (at < since || at >= monday || validBet === 0) continue
      unpaid.set(gameType, (unpaid.get(gameType) ?? 0) + validBet)
    }
    return rebateAt(memberId, monday, playedBets, unpaid)
  })
}

/** Event for a claimed VIP bonus. */
function vipBonus(memberId: string, at: number, bonusId: string, amount: number): PastEvent {
  const from = { kind: 'house', name: 'bonuses' } as const
  const to = { kind: 'main', memberId } as const
  return {
    at,
    movements: [toMovement('BONUS', `vip-${bonusId}`, { from, to, amount })],
    rows: ({ vipClaims }) =>
      vipClaims.insert({ id: `${memberId}/${bonusId}`, memberId, bonusId, amount, claimedAt: at }),
  }
}

/**
 * Times on Monday mornings at which Ana claims, oldest first: one for each full week of the period.
 */
function mondays(now: number): number[] {
  const last = startOfWeek(now)
  return Array.from({ length: 8 }, (_, ago) => last - ago * 7 * dayLength)
    .filter((monday) => monday > now - days * dayLength)
    .map((monday) => monday + 10 * hour + fromText(`monday ${dayOf(monday)}`, hour))
    .toReversed()
}

let lastBets: { now: number; bets: PastBet[] } | undefined

/**
 * Maximum part of Ana's final balance that comes from her bets, in minor units. The rest comes from
 * her other movements.
 */
const leftByBets = 60_000

/**
 * Ana's bets, oldest first. The result for the latest value of `now` is cached, because several
 * files read it.
 */
export function betsOfAna(now: number): PastBet[] {
  if (lastBets?.now !== now) {
    const memberId = demonstrationId('ana')
    const bets = affordableStory(leftByBets, 309, (number) => makeBets(memberId, now, number))
    lastBets = { now, bets }
  }
  return lastBets.bets
}

/**
 * First time at which Ana's valid bets of the preceding 30 days reached the turnover of the silver
 * level.
 */
export function silverSince(now: number): number {
  const silver = vipLevels.find(({ rank }) => rank === 1)
  const bets = betsOfAna(now).map(({ bet }) => bet)
  const reaching = bets.find(({ placedAt: at }) => {
    const recent = bets.filter(({ placedAt }) => placedAt > at - 30 * dayLength && placedAt <= at)
    const turnover = recent.reduce((sum, { validBet }) => sum + validBet, 0)
    return turnover >= (silver?.turnover ?? 0)
  })
  return reaching?.placedAt ?? now
}

function makeBets(memberId: string, now: number, number: number): PastBet[] {
  const randomBytes = seededBytes(`ana plays ${number}`)
  const games = knownGames()
  const [slot] = games
  return moments(now, randomBytes).map((at, index) => {
    const drawn = games[randomBelow(randomBytes, games.length)] ?? slot
    const moment = greatMoments.get(index)
    const game = moment || (drawn && !hasEnded(drawn, at, now)) ? slot : drawn
    if (!game) throw new Error('The catalogue is empty')
    const { minimum, maximum } = game.stakes
    const usual = usualStakes[randomBelow(randomBytes, usualStakes.length)] ?? minimum
    const wished = moment?.stake ?? (hasMatches(game) ? Math.min(usual, matchStake) : usual)
    const stake = Math.min(maximum, Math.max(minimum, wished))
    const isCancelled = game.gameType === 'SPORTS' && index % everySoManyCancelled === 0
    const luck = moment && { leastWin: moment.leastWin }
    return pastBet({ memberId, game, stake, at, randomBytes, isCancelled, ...luck })
  })
}

/** Events for Ana's bets, rebates and VIP bonuses; none for other personas. */
export const tellOfPlay: PastTeller = ({ persona, memberId, now }) => {
  if (persona.username !== 'ana') return []
  const bets = betsOfAna(now)
  const played = bets.map(({ bet: { placedAt, settledAt, gameType, validBet } }) => ({
    at: settledAt ?? placedAt,
    gameType,
    validBet,
  }))
  const weeks = mondays(now)
  const rebates = rebatesOf(memberId, weeks, played)
  const weekly = weeks
    .slice(-3)
    .map((monday) =>
      vipBonus(memberId, monday - dayLength, `week-${dayOf(monday - 7 * dayLength)}`, 300),
    )
  const silver = vipBonus(memberId, silverSince(now) + 35 * minute, 'level-1', 1_000)
  return [...bets.flatMap(({ events }) => events), ...rebates, ...weekly, silver]
}
