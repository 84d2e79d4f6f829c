/** Bet that was placed and settled before the domain started. */

import type { RandomBytes } from '../../platform/domain/base/chance/chance.ts'
import type { BetRow } from '../../platform/domain/base/collections/collections.ts'
import { countNewBet } from '../../platform/domain/money/ledger/countBets.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { applyOutcome, toSettledBet } from '../../platform/domain/play/bets/endBet.ts'
import { chooseFor, decide, type PlayedGame } from '../../platform/domain/play/bets/round.ts'
import { postBigWin } from '../../platform/domain/play/games/bigWins.ts'
import { earnByBet } from '../../platform/domain/play/rewards/earnings.ts'
import { accrueRebate } from '../../platform/domain/play/rewards/rebateAccruals.ts'
import { catalogue } from '../content/games/catalogue.ts'
import type { PastEvent } from './past.ts'
import { pastOutcome } from './pastRound.ts'

type BetStory = {
  memberId: string
  game: PlayedGame
  /** In minor units. */
  stake: number
  /** Milliseconds since 1970. */
  at: number
  randomBytes: RandomBytes
  /** Smallest payout of a spin, as a multiple of the stake; random if omitted. */
  leastWin?: number
  /** True if it was cancelled and its stake returned. */
  isCancelled?: boolean
}

const house = { kind: 'house', name: 'bets' } as const
const silently = () => {}

/** Bet in its final state. */
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
  const choice = chooseFor(gameType, randomBytes)
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
    details: choice,
  }
  if (isCancelled) return { ...bet, status: 'CANCELLED', settledAt: at }
  const listed = catalogue.find(nodeId)
  const outcome = listed && pastOutcome({ game: listed, stake, randomBytes, leastWin })
  if (outcome) return applyOutcome(bet, outcome, at)
  return toSettledBet(bet, { ...choice, result: decide(game, choice, randomBytes) }, at)
}

/**
 * Past bet with its movements, which updates all totals of settled bets. A member must not have two
 * bets at the same time.
 */
export function pastBet(story: BetStory): { bet: BetRow; event: PastEvent } {
  const bet = betOf(story)
  const main = { kind: 'main', memberId: bet.memberId } as const
  const staked = toMovement('BET', bet.id, { from: main, to: house, amount: bet.stake })
  const back = (kind: 'WIN' | 'BET_RETURNED', amount: number) =>
    amount > 0 ? [toMovement(kind, bet.id, { from: house, to: main, amount })] : []
  const isSettled = bet.status === 'SETTLED'
  const event: PastEvent = {
    at: story.at,
    movements: [staked, ...(isSettled ? back('WIN', bet.win) : back('BET_RETURNED', bet.stake))],
    async rows(tables) {
      await tables.bets.insert(bet)
      await countNewBet(tables, bet)
      if (!isSettled) return
      await accrueRebate(tables, bet)
      const { at, randomBytes } = story
      await earnByBet({ now: () => at, randomBytes }, tables, bet)
      await postBigWin(tables, silently, bet, story.at)
    },
  }
  return { bet, event }
}

/** Smallest balance after bets with which the balance before them and in between is not negative. */
function leastFinalBalance(bets: readonly { bet: BetRow }[]): number {
  let gain = 0
  let lowest = 0
  for (const { bet } of bets) {
    if (bet.status === 'SETTLED') gain += bet.win - bet.stake
    lowest = Math.min(lowest, gain)
  }
  return gain - lowest
}

/**
 * First story of bets that may leave a balance.
 * @param balance in minor units.
 * @param number of the first story to try: the rules of the games decide which one fits.
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
