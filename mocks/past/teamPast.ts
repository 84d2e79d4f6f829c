/**
 * Bets of the agent Carla's team in the last 30 days. They depend only on `now`, and need few rows.
 */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { keepSeen } from '../../platform/domain/accounts/account/presence.ts'
import type { BetRow } from '../../platform/domain/base/collections/collections.ts'
import { originalName } from '../../platform/domain/base/content/game.ts'
import { marketOf } from '../../platform/domain/base/platform/markets.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { countNewBet } from '../../platform/domain/money/ledger/countBets.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { grace, startOfPeriod } from '../../platform/domain/people/contracts/periods.ts'
import { validBetOf } from '../../platform/domain/play/bets/validBet.ts'
import { offerIn } from '../../platform/domain/play/games/offer.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { carlasTeam, type TeamPerson } from './carlasTeam.ts'
import { fromText } from './moments.ts'
import type { PastEvent } from './past.ts'

/** Bet with the event that contains its money movements. */
export type PastBet = { bet: BetRow; event: PastEvent }

const pastDays = 30
/** Number of days out of which a member plays on `plays` days. */
const sparseness = 9

/**
 * Bet of one evening. The stake is deposited before the bet and the win is withdrawn after it, so
 * that the balance does not change.
 */
function playEvening(memberId: string, at: number, seed: string): PastBet | undefined {
  const popular = offerIn(catalogue, marketOf('BR')).games().slice(0, 60)
  const game = popular[fromText(`${seed} game`, popular.length)]
  if (!game) return undefined
  const stake = 1_000 + fromText(`${seed} stake`, 190) * 100
  const win = Math.floor((stake * fromText(`${seed} win`, 18)) / 1_000) * 100
  const id = `b-past-${seed.replaceAll(' ', '-')}`
  const { nodeId, vendor, gameType, rtp } = game
  const bet: BetRow = {
    id,
    memberId,
    nodeId,
    gameName: originalName(game),
    vendor,
    gameType,
    rtp,
    stake,
    win,
    validBet: validBetOf(gameType, stake, win),
    status: 'SETTLED',
    round: id,
    wallet: 'main',
    placedAt: at,
    settledAt: at,
    details: {},
  }
  const hers = { kind: 'main', memberId } as const
  const house = (name: 'deposits' | 'bets' | 'withdrawals') => ({ kind: 'house', name }) as const
  const won = [
    toMovement('WIN', id, { from: house('bets'), to: hers, amount: win }),
    toMovement('WITHDRAWAL', id, { from: hers, to: house('withdrawals'), amount: win }),
  ]
  const movements = [
    toMovement('DEPOSIT', id, { from: house('deposits'), to: hers, amount: stake }),
    toMovement('BET', id, { from: hers, to: house('bets'), amount: stake }),
    ...(win > 0 ? won : []),
  ]
  const rows: PastEvent['rows'] = async (tables) => {
    await tables.bets.insert(bet)
    await countNewBet(tables, bet)
    await keepSeen(tables, memberId, at)
  }
  return { bet, event: { at, movements, rows } }
}

/**
 * Usernames of the members who bet just before the start: one in Davi's team, and one direct
 * downline of Carla.
 */
const playingNow = ['rosangela58', 'renan77']

/** Time just before `now`, within the five minutes whose real-time salary is not settled yet. */
const momentAgo = (now: number) =>
  Math.max(startOfPeriod('FIVE_MINUTES', now - grace), now - 60_000)

/** Bets of a member in the last 30 days. Members with a higher `plays` have more bets. */
function betsOf({ username, plays }: TeamPerson, now: number): PastBet[] {
  const days = Array.from({ length: pastDays }, (_, index) => pastDays - index)
  const times = days.flatMap((ago) => {
    const seed = `${username} ${ago}`
    if (fromText(seed, sparseness) >= plays) return []
    return [{ at: now - ago * dayLength + fromText(`${seed} hour`, dayLength / 2), seed }]
  })
  if (playingNow.includes(username)) times.push({ at: momentAgo(now), seed: `${username} 0` })
  return times.flatMap(({ at, seed }) => playEvening(demonstrationId(username), at, seed) ?? [])
}

/** Bets of all members of Carla's team in the last 30 days. */
export const teamBets = (now: number): PastBet[] =>
  carlasTeam.flatMap((person) => betsOf(person, now))
