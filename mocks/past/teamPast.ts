/** What carla's people did in the last 30 days: deterministic, relative to now, and few rows. */

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
import type { PastEvent } from './past.ts'

/** A bet, and what it moved when it was placed and settled. */
export type PastBet = { bet: BetRow; event: PastEvent }

const pastDays = 30
/** Of so many days one is played on, by who plays least. */
const sparseness = 9

/** A number that a text always gives, below a bound. */
function fromText(text: string, below: number): number {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0
  }
  return hash % below
}

/**
 * One evening: what was paid in is staked, and what was won is paid out, so that the balance stays.
 */
function evening(memberId: string, at: number, seed: string): PastBet | undefined {
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

/** Those who are playing as the domain begins: one of davi's people, one of carla's own. */
const playingNow = ['rosangela58', 'renan77']

/** A moment ago, in the five minutes whose real-time salary is still to be settled. */
const momentAgo = (now: number) =>
  Math.max(startOfPeriod('FIVE_MINUTES', now - grace), now - 60_000)

/** What one of the team bet in the last 30 days; those who play more have more of them. */
function betsOf({ username, plays }: TeamPerson, now: number): PastBet[] {
  const days = Array.from({ length: pastDays }, (_, index) => pastDays - index)
  const times = days.flatMap((ago) => {
    const seed = `${username} ${ago}`
    if (fromText(seed, sparseness) >= plays) return []
    return [{ at: now - ago * dayLength + fromText(`${seed} hour`, dayLength / 2), seed }]
  })
  if (playingNow.includes(username)) times.push({ at: momentAgo(now), seed: `${username} 0` })
  return times.flatMap(({ at, seed }) => evening(demonstrationId(username), at, seed) ?? [])
}

/** The last 30 days of carla's people. */
export const teamBets = (now: number): PastBet[] =>
  carlasTeam.flatMap((person) => betsOf(person, now))
