/**
 * Bets of the agent Carla's team in the last 30 days. They depend only on `now`, and need few rows.
 */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import { keepSeen } from '../../platform/domain/accounts/account/presence.ts'
import { seededBytes } from '../../platform/domain/base/chance/seededBytes.ts'
import { dayLength } from '../../platform/domain/base/time/marketTime.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { grace, startOfPeriod } from '../../platform/domain/people/contracts/periods.ts'
import type { PlayedGame } from '../../platform/domain/play/bets/round.ts'
import { carlasTeam, type TeamPerson } from './carlasTeam.ts'
import { fromText } from './moments.ts'
import { type PastBet, pastBet } from './pastBet.ts'
import { hasEnded } from './pastRound.ts'
import { knownGames } from './play.ts'

const pastDays = 30
/** A member plays on each day with the probability `plays / sparseness`. */
const sparseness = 9

/**
 * Seed of the bet results. With this seed the team loses in most weeks, so that contracts with a
 * share of the team's losses have payouts.
 */
const story = 44

const house = (name: 'deposits' | 'withdrawals') => ({ kind: 'house', name }) as const

/**
 * Bet of one evening. The stake is deposited before the bet and the win is withdrawn after it, so
 * that the balance does not change.
 */
function playEvening(
  memberId: string,
  at: number,
  { seed, games }: { seed: string; games: readonly PlayedGame[] },
): PastBet | undefined {
  const game = games[fromText(`${seed} game`, games.length)]
  if (!game) return undefined
  const { minimum, maximum } = game.stakes
  const stake = Math.min(maximum, Math.max(minimum, 1_000 + fromText(`${seed} stake`, 190) * 100))
  const randomBytes = seededBytes(`${seed} ${story}`)
  const { bet, events } = pastBet({ memberId, game, stake, at, randomBytes })
  const { id, win } = bet
  const hers = { kind: 'main', memberId } as const
  const paidIn = toMovement('DEPOSIT', id, { from: house('deposits'), to: hers, amount: stake })
  const paidOut = toMovement('WITHDRAWAL', id, {
    from: hers,
    to: house('withdrawals'),
    amount: win,
  })
  const [placed, ended] = events
  return {
    bet,
    events: [
      { ...placed, movements: [paidIn, ...placed.movements] },
      {
        ...ended,
        movements: [...ended.movements, ...(win > 0 ? [paidOut] : [])],
        async rows(tables) {
          await ended.rows?.(tables)
          await keepSeen(tables, memberId, at)
        },
      },
    ],
  }
}

/**
 * Usernames of the members who bet just before the start: one in Davi's team, and one direct
 * downline of Carla.
 */
const playingNow = ['rosangela58', 'renan77']

/**
 * Time at most one minute before `now`, in a five-minute period without a settled real-time salary.
 */
const momentAgo = (now: number) =>
  Math.max(startOfPeriod('FIVE_MINUTES', now - grace), now - 60_000)

/** Bets of a member in the last 30 days. Members with a higher `plays` have more bets. */
function betsOf(
  { username, plays }: TeamPerson,
  now: number,
  games: readonly PlayedGame[],
): PastBet[] {
  const days = Array.from({ length: pastDays }, (_, index) => pastDays - index)
  const times = days.flatMap((ago) => {
    const seed = `${username} ${ago}`
    if (fromText(seed, sparseness) >= plays) return []
    return [{ at: now - ago * dayLength + fromText(`${seed} hour`, dayLength / 2), seed }]
  })
  if (playingNow.includes(username)) times.push({ at: momentAgo(now), seed: `${username} 0` })
  return times.flatMap(({ at, seed }) => {
    const ended = games.filter((game) => hasEnded(game, at, now))
    return playEvening(demonstrationId(username), at, { seed, games: ended }) ?? []
  })
}

/** Bets of all members of Carla's team in the last 30 days. */
export function teamBets(now: number): PastBet[] {
  const games = knownGames()
  return carlasTeam.flatMap((person) => betsOf(person, now, games))
}
