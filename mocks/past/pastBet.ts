/** Bet that was placed and ended before the domain started. */

import type { RandomBytes } from '../../platform/domain/base/chance/chance.ts'
import type { BetRow } from '../../platform/domain/base/collections/collections.ts'
import { countNewBet } from '../../platform/domain/money/ledger/countBets.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { applyOutcome } from '../../platform/domain/play/bets/endBet.ts'
import type { PlayedGame } from '../../platform/domain/play/bets/round.ts'
import { postBigWin } from '../../platform/domain/play/games/bigWins.ts'
import { earnByBet } from '../../platform/domain/play/rewards/earnings.ts'
import { accrueRebate } from '../../platform/domain/play/rewards/rebateAccruals.ts'
import { catalogue } from '../content/games/catalogue.ts'
import type { PastEvent } from './past.ts'
import { pastOutcome } from './pastRound.ts'

type BetStory = {
  memberId: string
  game: PlayedGame
  /** Stake in minor units. */
  stake: number
  /** Time of the bet, in milliseconds since 1970. */
  at: number
  randomBytes: RandomBytes
  /**
   * Minimum payout of a slot round, as a multiple of the stake. Without it, the payout is random.
   */
  leastWin?: number
  /** True if the bet was cancelled and its stake returned. */
  isCancelled?: boolean
}

const house = { kind: 'house', name: 'bets' } as const
const silently = () => {}

/** Database row of a bet in its final state. */
function betOf({
  memberId,
  game,
  stake,
  at,
  randomBytes,
  leastWin,
  isCancelled,
}: BetStory): BetRow {
  const { nodeId, name: gameName, vendor, gameType, rtp } = game
  const suffix = `${at.toString(16).padStart(12, '0')}-${memberId}`
  const bet: BetRow = {
    id: `b-${suffix}`,
    memberId,
    nodeId,
    gameName,
    vendor,
    gameType,
    rtp,
    stake,
    validBet: 0,
    win: 0,
    status: 'PENDING',
    round: `r-${suffix}`,
    wallet: 'main',
    placedAt: at,
    settledAt: null,
    details: {},
  }
  const listed = catalogue.find(nodeId)
  if (!listed) throw new Error(`The catalogue has no game ${nodeId}`)
  const past = { game: listed, stake, at, randomBytes, leastWin, isCancelled }
  const { settledAt = at, ...outcome } = pastOutcome(past)
  if (!isCancelled) return applyOutcome(bet, outcome, settledAt)
  return { ...bet, status: 'CANCELLED', settledAt, details: { gameRound: outcome.gameRound } }
}

/** Bet with the events of its stake and of its settlement or cancellation. */
export type PastBet = { bet: BetRow; events: readonly [PastEvent, PastEvent] }

/**
 * Past bet with its event. The event also updates all totals of settled bets. A member must not
 * have two bets at the same time, because the id of a bet contains its time.
 */
export function pastBet(story: BetStory): PastBet {
  const bet = betOf(story)
  const settledAt = bet.settledAt ?? story.at
  const main = { kind: 'main', memberId: bet.memberId } as const
  const staked = toMovement('BET', bet.id, { from: main, to: house, amount: bet.stake })
  const back = (kind: 'WIN' | 'BET_RETURNED', amount: number) =>
    amount > 0 ? [toMovement(kind, bet.id, { from: house, to: main, amount })] : []
  const isSettled = bet.status === 'SETTLED'
  const end: PastEvent = {
    at: settledAt,
    movements: isSettled ? back('WIN', bet.win) : back('BET_RETURNED', bet.stake),
    async rows(tables) {
      await tables.bets.insert(bet)
      await countNewBet(tables, bet)
      if (!isSettled) return
      await accrueRebate(tables, bet)
      const { randomBytes } = story
      await earnByBet({ now: () => settledAt, randomBytes }, tables, bet)
      await postBigWin(tables, silently, bet, settledAt)
    },
  }
  return { bet, events: [{ at: story.at, movements: [staked] }, end] }
}

/**
 * Lowest final balance with which a series of bets is possible: no balance before or during the
 * series is negative.
 */
function leastFinalBalance(bets: readonly { bet: BetRow }[]): number {
  const changes = bets.flatMap(({ bet: { placedAt, settledAt, status, stake, win } }) => [
    { at: placedAt, amount: -stake },
    { at: settledAt ?? placedAt, amount: status === 'SETTLED' ? win : stake },
  ])
  let gain = 0
  let lowest = 0
  for (const { amount } of changes.toSorted((one, other) => one.at - other.at)) {
    gain += amount
    lowest = Math.min(lowest, gain)
  }
  return gain - lowest
}

/**
 * First series of bets after which a member can have the given balance.
 * @param balance final balance, in minor units.
 * @param number number of the first series to try. The results of a series depend on the rules of
 * the games, so later series may be needed.
 * @throws {RangeError} if none of a thousand series fits.
 */
export function affordableStory<Bet extends { bet: BetRow }>(
  balance: number,
  number: number,
  tell: (number: number) => Bet[],
): Bet[] {
  for (let tried = number; tried < number + 1_000; tried++) {
    const bets = tell(tried)
    if (leastFinalBalance(bets) <= balance) return bets
  }
  throw new RangeError(`No story of bets leaves ${balance}`)
}
