/**
 * Current flight of the crash game and the player's bets on it, in the form that the game's page
 * receives. Reading this state settles bets that are due.
 */

import type { BetRow } from '../../../platform/domain/base/collections/collections.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { fairRtp } from '../../rules/fairVariant.ts'
import { secretOf } from '../../rules/sharedRounds.ts'
import { cappedMultiplier, highestWin, payoutOf } from '../fair/winCap.ts'
import { type Play, type PlayedRound, RefusedAct } from '../frame/emulatedGame.ts'
import { type CrowdBet, crowdOf } from './crashCrowd.ts'
import { flightTime, paidMultiplier } from './crashRules.ts'
import { type Flight, type FlightSource, flightsAt, proofOfFlight } from './crashSchedule.ts'

export type CrashRound = Extract<GameRound, { kind: 'CRASH' }>

/** Bet on a flight, as it is sent to the page. */
export type CrashBet = Omit<PlayedRound, 'gameRound'> & { gameRound: CrashRound }

export type EndedFlight = {
  number: number
  /** Multiplier of the crash, in hundredths. */
  crashedAt: number
  proof: CrashRound['proof']
}

/** Public state of a flight. Times are milliseconds since 1970. */
export type FlightView = {
  now: number
  number: number
  phase: 'BETTING' | 'FLYING' | 'CRASHED'
  takesOffAt: number
  proof: CrashRound['proof']
  /**
   * Set after the crash: the multiplier in hundredths, and the time when betting on the next flight
   * opens.
   */
  crash?: { at: number; endsAt: number }
  /** The player's bets on the flight. */
  bets: readonly CrashBet[]
  balance?: PlayedRound['balance']
}

/** State of the game for its page. */
export type CrashView = FlightView & {
  rtp: number
  /** Highest win in minor units. */
  highestWin: number
  crowd: readonly CrowdBet[]
  earlier: readonly EndedFlight[]
}

/** Initial data of the page. */
export type CrashOpening = CrashView & {
  motif: string
  /** The player's bets in this game, newest first. */
  own: readonly CrashBet[]
}

/** Maximum number of bets of a player on one flight. */
export const mostBets = 2
/** Number of earlier flights that the page shows. */
export const flightsShown = 24
/**
 * Longest betting time before a flight, in milliseconds. Only the first flight of an epoch has a
 * betting time of this length.
 */
const searchedTime = 300_000

export async function sourceOf({ context, game: { nodeId } }: Play): Promise<FlightSource> {
  return { secret: await secretOf(context), nodeId, rtp: fairRtp(nodeId) }
}

export const isCrash = (round: PlayedRound): round is CrashBet => round.gameRound.kind === 'CRASH'

export function asCrash(round: PlayedRound): CrashBet {
  if (!isCrash(round)) throw new RefusedAct('REQUEST_INVALID')
  return round
}

function toCrashBet({ id: betId, round: roundId, status, ...bet }: BetRow): CrashBet[] {
  const { stake, win, placedAt, details } = bet
  const { gameRound } = details
  if (gameRound?.kind !== 'CRASH') return []
  // The cast is safe: only the bet modules write `status`, and they always write a value of this
  // type.
  return [{ betId, roundId, status: status as CrashBet['status'], stake, win, placedAt, gameRound }]
}

export const betsOn = (
  { memberId, nodeId }: { memberId: string; nodeId: string },
  { number, takesOffAt }: Flight,
) => ({
  where: {
    memberId,
    nodeId,
    round: String(number),
    placedAt: { atLeast: takesOffAt - searchedTime },
  },
  limit: mostBets,
})

/**
 * Multiplier at which a bet is cashed out automatically, in hundredths; the cap if the player chose
 * no multiplier.
 */
export function targetOf({ target }: CrashRound, stake: number, maximum: number): number {
  const cap = cappedMultiplier(stake, maximum)
  return target === undefined ? cap : Math.min(cap, toMinor(target))
}

type Ended = { stake: number; round: CrashRound; proof: CrashRound['proof'] }

/**
 * Outcome of a bet.
 * @param paid multiplier of the cash-out, in hundredths; undefined for a lost bet.
 * @param crashedAt multiplier of the crash, in hundredths; undefined before the crash.
 */
export function outcomeOf(
  { stake, round, proof }: Ended,
  paid: number | undefined,
  crashedAt: number | undefined,
): BetOutcome {
  return {
    win: paid === undefined ? 0 : payoutOf(stake, paid),
    gameRound: {
      ...round,
      ...(paid !== undefined && { cashedOutAt: toDecimal(paid) }),
      ...(crashedAt !== undefined && { crashedAt: toDecimal(crashedAt) }),
      proof,
    },
  }
}

/**
 * Settles the player's bets on the flight that have reached their target or whose flight has
 * crashed. Returns all of the player's bets on the flight.
 */
async function settleDue(play: Play, source: FlightSource, flight: Flight): Promise<CrashBet[]> {
  const { context, memberId, game, played } = play
  if (memberId === undefined) return []
  const rows = await context.store.bets.find(betsOn({ memberId, nodeId: game.nodeId }, flight))
  const flown = context.now() - flight.takesOffAt
  const isOver = context.now() >= flight.crashesAt
  const proof = await proofOfFlight(source, flight.number, isOver)
  const settled: CrashBet[] = []
  for (const bet of rows.flatMap(toCrashBet)) {
    const { stake, gameRound: round } = bet
    const target = targetOf(round, stake, played.stakes.maximum)
    const paid = paidMultiplier(flight.crashedAt, target)
    const isDue = isOver || (paid !== undefined && flown >= flightTime(target))
    const outcome = outcomeOf({ stake, round, proof }, paid, isOver ? flight.crashedAt : undefined)
    if (bet.status === 'PENDING') {
      settled.push(isDue ? asCrash(await play.settle(bet.betId, () => outcome)) : bet)
      continue
    }
    const gameRound = { ...round, crashedAt: toDecimal(flight.crashedAt), proof }
    const isUnfinished = isOver && round.crashedAt === undefined
    // Adds the crash multiplier and the seed, which were still secret when the player cashed out.
    if (isUnfinished) await context.store.bets.update(bet.betId, { details: { gameRound } })
    settled.push(isUnfinished ? { ...bet, gameRound } : bet)
  }
  return settled
}

export async function viewFlight(
  play: Play,
  source: FlightSource,
  flight: Flight,
): Promise<FlightView> {
  const bets = await settleDue(play, source, flight)
  const now = play.context.now()
  const { number, takesOffAt, crashesAt, endsAt, crashedAt } = flight
  const isOver = now >= crashesAt
  return {
    now,
    number,
    takesOffAt,
    bets,
    phase: isOver ? 'CRASHED' : now >= takesOffAt ? 'FLYING' : 'BETTING',
    proof: await proofOfFlight(source, number, isOver),
    ...(isOver && { crash: { at: crashedAt, endsAt } }),
    balance: bets.findLast((bet) => bet.balance !== undefined)?.balance,
  }
}

export async function view(play: Play): Promise<CrashView> {
  const source = await sourceOf(play)
  const { minimum, maximum } = play.played.stakes
  const { current, earlier } = await flightsAt(source, play.context.now(), flightsShown)
  return {
    ...(await viewFlight(play, source, current)),
    rtp: source.rtp,
    highestWin: highestWin(maximum),
    crowd: await crowdOf(source.secret, `${source.nodeId}/${current.number}`, minimum),
    earlier: await Promise.all(
      earlier.map(async ({ number, crashedAt }) => ({
        number,
        crashedAt,
        proof: await proofOfFlight(source, number, true),
      })),
    ),
  }
}
