/** Bet that was placed and settled before the domain started. */

import type { RandomBytes } from '../../platform/domain/base/chance/chance.ts'
import type { BetRow } from '../../platform/domain/base/collections/collections.ts'
import { countNewBet } from '../../platform/domain/money/ledger/countBets.ts'
import { toMovement } from '../../platform/domain/money/ledger/post.ts'
import { toSettledBet } from '../../platform/domain/play/bets/endBet.ts'
import {
  chooseFor,
  decide,
  type PlayedGame,
  roundPaying,
} from '../../platform/domain/play/bets/round.ts'
import { postBigWin } from '../../platform/domain/play/games/bigWins.ts'
import { earnByBet } from '../../platform/domain/play/rewards/earnings.ts'
import { accrueRebate } from '../../platform/domain/play/rewards/rebateAccruals.ts'
import type { PastEvent } from './past.ts'

type BetStory = {
  memberId: string
  game: PlayedGame
  /** In minor units. */
  stake: number
  /** Milliseconds since 1970. */
  at: number
  randomBytes: RandomBytes
  /** Multiplier of the stake in hundredths; random if omitted. */
  multiplier?: number
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
  multiplier,
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
  const result =
    multiplier === undefined
      ? decide(game, choice, randomBytes)
      : roundPaying(gameType, choice, multiplier, randomBytes)
  return toSettledBet(bet, { ...choice, result }, at)
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
