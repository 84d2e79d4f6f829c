/** Bets from the page of a launched game. */

import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type {
  BetRow,
  GameLaunchRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { BetDetails } from '../../../platform/domain/base/collections/play.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import { isRejection } from '../../../platform/domain/base/context/rejection.ts'
import { readPlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { type BetCode, placeBet } from '../../../platform/domain/play/bets/placeBet.ts'
import { playedGame } from '../../../platform/domain/play/bets/playedGame.ts'
import { chooseFor, decide, type PlayedGame } from '../../../platform/domain/play/bets/round.ts'
import { isSessionOpen } from '../../../platform/domain/play/games/launches.ts'
import { offerIn } from '../../../platform/domain/play/games/offer.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { balanceFor } from '../frame/play.ts'

export type RejectionCode =
  | 'INSUFFICIENT_BALANCE'
  | 'AMOUNT_OUT_OF_RANGE'
  | 'PLAYER_LIMIT_REACHED'
  | 'SELF_EXCLUDED'
  | 'IDENTITY_REQUIRED'
  | 'ACCOUNT_BLOCKED'
  | 'GAME_MAINTENANCE'
  | 'KEY_REUSED'
  | 'LAUNCH_EXPIRED'
  | 'SESSION_EXPIRED'

/** Round as shown by the page; amounts are decimals. */
export type Round = {
  played: true
  status: 'SETTLED' | 'PENDING'
  stake: string
  win: string
  /** Real balance after the round; undefined for play money, which the page counts. */
  balance?: string
  /** Bonus balance after the round. */
  bonus?: string
  symbols: readonly string[]
  selection?: string
  event?: string
  odds?: string
}
export type RoundRejection = { played: false; code: RejectionCode }

/** Request of a page: stake in minor units, and an idempotency key that retries reuse. */
export type RoundRequest = { stake: number; key: string }

const rejectRound = (code: RejectionCode): RoundRejection => ({ played: false, code })

function roundDetails(
  details: BetDetails,
): Pick<Round, 'symbols' | 'selection' | 'event' | 'odds'> {
  const { result, selection, event, odds } = details
  return {
    symbols: result?.symbols ?? [],
    ...(selection !== undefined && { selection }),
    ...(event !== undefined && { event }),
    ...(odds !== undefined && { odds: toDecimal(odds) }),
  }
}

/**
 * Plays with play money. The result depends only on token and key, so that a retry returns the same
 * round and nothing is stored.
 */
function playTrial(
  game: PlayedGame,
  token: string,
  { stake, key }: RoundRequest,
): Round | RoundRejection {
  const { minimum, maximum } = game.stakes
  if (stake < minimum || stake > maximum) return rejectRound('AMOUNT_OUT_OF_RANGE')
  const chance = seededBytes(`${token}/${key}`)
  const choice = chooseFor(game.gameType, chance)
  const result = decide(game, choice, chance)
  const win = Math.floor((stake * result.multiplier) / 100)
  return {
    played: true,
    status: 'SETTLED',
    stake: toDecimal(stake),
    win: toDecimal(win),
    ...roundDetails({ ...choice, result }),
  }
}

/** Round of a bet in its current state: a retry after the settlement includes the result. */
async function showBet(context: Context, bet: BetRow): Promise<Round> {
  const { real, bonus } = await balanceFor(context, bet.memberId, bet.vendor)
  return {
    played: true,
    status: bet.status === 'PENDING' ? 'PENDING' : 'SETTLED',
    stake: toDecimal(bet.stake),
    win: toDecimal(bet.win),
    balance: toDecimal(real),
    bonus: toDecimal(bonus),
    ...roundDetails(bet.details),
  }
}

/** Bet of a key, placed once; undefined if the key was used with another stake. */
const placeOnce = (
  context: Context<BetCode>,
  launch: GameLaunchRow & { memberId: string },
  game: PlayedGame,
  { stake, key }: RoundRequest,
): Promise<BetRow | undefined> =>
  context.store.transaction(async (tables, announce) => {
    const { memberId } = launch
    const id = `${launch.id}/${key}`
    const earlier = await tables.launchBets.get(id)
    if (earlier) {
      const bet = await tables.bets.get(earlier.betId)
      return earlier.stake === stake ? bet : undefined
    }
    const bet = await placeBet(context, tables, announce, { memberId, game, stake, launch })
    await tables.launchBets.insert({ id, betId: bet.id, stake, createdAt: context.now() })
    return bet
  })

/** Plays a round of a launched game, once per key. */
export async function playRound(
  context: Context<BetCode>,
  launch: GameLaunchRow,
  token: string,
  roundRequest: RoundRequest,
): Promise<Round | RoundRejection> {
  if (launch.expiresAt <= context.now()) return rejectRound('LAUNCH_EXPIRED')
  const { maintenance, market } = await readPlatform(context.store)
  const game = offerIn(catalogue, market).find(launch.nodeId)
  if (!game || !canStart(game) || maintenance) return rejectRound('GAME_MAINTENANCE')
  const { memberId } = launch
  if (launch.mode !== 'REAL' || memberId === null) {
    return (await isSessionOpen(context, context.store, launch))
      ? playTrial(playedGame(game), token, roundRequest)
      : rejectRound('SESSION_EXPIRED')
  }
  try {
    const order = { ...launch, memberId }
    const bet = await placeOnce(context, order, playedGame(game), roundRequest)
    return bet ? await showBet(context, bet) : rejectRound('KEY_REUSED')
  } catch (error) {
    // Only `placeBet` rejects here, with codes of bets.
    if (isRejection(error)) return rejectRound(error.code as BetCode)
    throw error
  }
}
