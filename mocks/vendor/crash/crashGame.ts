/** Server of crash. All players of a game share its flights; a bet is cashed out by the server's clock. */

import type { BetRow } from '../../../platform/domain/base/collections/collections.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import { holdMember } from '../../../platform/domain/money/ledger/holdMember.ts'
import { playedGame } from '../../../platform/domain/play/bets/playedGame.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { crashTexts } from '../../content/games/crashTexts.ts'
import { fairRtp } from '../../rules/fairVariant.ts'
import { secretOf, storedSecret } from '../../rules/sharedRounds.ts'
import { fairStyle } from '../fair/fairStyle.ts'
import { readBetId, readInteger, readOrder } from '../fair/readBody.ts'
import { cappedMultiplier, highestWin, payoutOf } from '../fair/winCap.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import { type CrowdBet, crowdOf } from './crashCrowd.ts'
import { flightTime, lowestTarget, multiplierAt, paidMultiplier } from './crashRules.ts'
import {
  crashOfFlight,
  type Flight,
  type FlightSource,
  flightsAt,
  proofOfFlight,
} from './crashSchedule.ts'
import { crashStage } from './crashStage.ts'
import { crashStyle } from './crashStyle.ts'

export type CrashRound = Extract<GameRound, { kind: 'CRASH' }>

/** Bet on a flight, as the page sees it. */
export type CrashBet = Omit<PlayedRound, 'gameRound'> & { gameRound: CrashRound }

/** Ended flight with its proof. */
export type EndedFlight = {
  number: number
  /** In hundredths. */
  crashedAt: number
  proof: CrashRound['proof']
}

/** Flight as the page may know it. Times are milliseconds since 1970. */
export type FlightView = {
  now: number
  number: number
  phase: 'BETTING' | 'FLYING' | 'CRASHED'
  takesOffAt: number
  proof: CrashRound['proof']
  /** After the crash: its multiplier in hundredths, and the start of the next bets. */
  crash?: { at: number; endsAt: number }
  /** The player's bets on the flight. */
  bets: readonly CrashBet[]
  balance?: PlayedRound['balance']
}

/** State of the game for its page. */
export type CrashView = FlightView & {
  rtp: number
  /** In minor units. */
  highestWin: number
  crowd: readonly CrowdBet[]
  earlier: readonly EndedFlight[]
}

/** Data of the page when it opens. */
export type CrashOpening = CrashView & {
  motif: string
  /** The player's bets in this game, newest first. */
  own: readonly CrashBet[]
}

/** Bets of a player on one flight. */
const mostBets = 2
/** Earlier flights that the page shows. */
const flightsShown = 24
/** Longest time for bets, which is that before the first flight of an epoch. */
const searchedTime = 300_000
/** Longest time for which an act waits for a crash, in milliseconds. */
const longestWait = 2_000

async function sourceOf({ context, game: { nodeId } }: Play): Promise<FlightSource> {
  return { secret: await secretOf(context), nodeId, rtp: fairRtp(nodeId) }
}

const isCrash = (round: PlayedRound): round is CrashBet => round.gameRound.kind === 'CRASH'

function asCrash(round: PlayedRound): CrashBet {
  if (!isCrash(round)) throw new RefusedAct('REQUEST_INVALID')
  return round
}

function toCrashBet({ id: betId, round: roundId, status, ...bet }: BetRow): CrashBet[] {
  const { stake, win, placedAt, details } = bet
  const { gameRound } = details
  if (gameRound?.kind !== 'CRASH') return []
  // Only the modules of bets write this column.
  return [{ betId, roundId, status: status as CrashBet['status'], stake, win, placedAt, gameRound }]
}

const betsOn = (
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

/** Multiplier at which a bet is cashed out by itself, in hundredths. */
function targetOf({ target }: CrashRound, stake: number, maximum: number): number {
  const cap = cappedMultiplier(stake, maximum)
  return target === undefined ? cap : Math.min(cap, toMinor(target))
}

type Ended = { stake: number; round: CrashRound; proof: CrashRound['proof'] }

/** Result of a bet. Multipliers are hundredths; the crash is undefined while the flight flies. */
function outcomeOf(
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

/** Settles the player's bets whose target or crash has come, and returns all bets of the flight. */
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
    // A cash-out comes before the seed of its flight is revealed.
    if (isUnfinished) await context.store.bets.update(bet.betId, { details: { gameRound } })
    settled.push(isUnfinished ? { ...bet, gameRound } : bet)
  }
  return settled
}

async function viewFlight(play: Play, source: FlightSource, flight: Flight): Promise<FlightView> {
  const bets = await settleDue(play, source, flight)
  const now = play.context.now()
  const { number, takesOffAt, crashesAt, endsAt, crashedAt } = flight
  const isOver = now >= crashesAt
  return {
    ...{ now, number, takesOffAt, bets },
    phase: isOver ? 'CRASHED' : now >= takesOffAt ? 'FLYING' : 'BETTING',
    proof: await proofOfFlight(source, number, isOver),
    ...(isOver && { crash: { at: crashedAt, endsAt } }),
    balance: bets.findLast((bet) => bet.balance !== undefined)?.balance,
  }
}

async function view(play: Play): Promise<CrashView> {
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
        ...{ number, crashedAt },
        proof: await proofOfFlight(source, number, true),
      })),
    ),
  }
}

/** Waits for the crash of a flight, at most `wait` milliseconds. */
async function watch(play: Play, body: ActBody): Promise<FlightView> {
  const wait = readInteger(body['wait'], 0, longestWait)
  const source = await sourceOf(play)
  const now = play.context.now()
  const { current } = await flightsAt(source, now, 0)
  const left = Math.min(wait, current.crashesAt - now)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  return viewFlight(play, source, current)
}

/** Automatic cash-out of an order, in hundredths; undefined without one. */
function readTarget(target: unknown, stake: number, maximum: number): number | undefined {
  if (target === undefined) return undefined
  return readInteger(target, lowestTarget, cappedMultiplier(stake, maximum))
}

async function bet(play: Play, body: ActBody): Promise<PlayedRound> {
  const { context, memberId, game, played } = play
  if (memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
  const order = readOrder(body)
  const target = readTarget(body['target'], order.stake, played.stakes.maximum)
  const source = await sourceOf(play)
  const { current } = await flightsAt(source, context.now(), 0)
  const number = readInteger(body['flight'], 0, Number.MAX_SAFE_INTEGER)
  const cap = target ?? cappedMultiplier(order.stake, played.stakes.maximum)
  const gameRound: CrashRound = {
    kind: 'CRASH',
    ...(target !== undefined && { target: toDecimal(target) }),
    proof: await proofOfFlight(source, number, false),
  }
  return play.placeBet({
    ...order,
    gameRound,
    roundId: String(number),
    dueAt: Math.min(current.crashesAt, current.takesOffAt + flightTime(cap)),
    async begin(tables) {
      await holdMember(tables, memberId)
      const isOpen = number === current.number && context.now() < current.takesOffAt
      const placed = await tables.bets.find(betsOn({ memberId, nodeId: game.nodeId }, current))
      if (!isOpen || placed.length >= mostBets) throw new RefusedAct('ROUND_CLOSED')
    },
  })
}

/**
 * Cashes a bet out at the multiplier of this moment.
 * @throws {RefusedAct} `ROUND_CLOSED` before the take-off and after the crash.
 */
async function cashOut(play: Play, body: ActBody): Promise<PlayedRound> {
  const { context, played } = play
  const betId = readBetId(body['betId'])
  const now = context.now()
  const source = await sourceOf(play)
  const { current } = await flightsAt(source, now, 0)
  const proof = await proofOfFlight(source, current.number, false)
  const isFlying = now >= current.takesOffAt && now < current.crashesAt
  return play.settle(betId, (placed) => {
    const { stake, gameRound: round, roundId } = asCrash(placed)
    if (!isFlying || roundId !== String(current.number)) throw new RefusedAct('ROUND_CLOSED')
    const target = targetOf(round, stake, played.stakes.maximum)
    const paid = Math.min(target, multiplierAt(now - current.takesOffAt))
    return outcomeOf({ stake, round, proof }, paid, undefined)
  })
}

/** Provably fair game of flights. */
export const crashGame: EmulatedGame = {
  name: 'crash',
  script: async () => (await import('../../gameScripts/gen/crash.ts')).script,
  css: fairStyle + crashStyle,
  stage: crashStage,
  words: crashTexts,
  // Each of the two bets has a stake of its own.
  hasStakes: false,
  opening: async (play) => ({
    ...(await view(play)),
    motif: play.game.motif,
    own: (await play.recent(flightsShown)).filter(isCrash),
  }),
  acts: { state: view, watch, bet, cashOut },
  async resultOf({ nodeId, round: number, stake, gameRound }, settings) {
    if (gameRound.kind !== 'CRASH') throw new Error(`The round ${number} is not a flight`)
    const source = { secret: await storedSecret(settings), nodeId, rtp: fairRtp(nodeId) }
    const crashedAt = await crashOfFlight(source, Number(number))
    const proof = await proofOfFlight(source, Number(number), true)
    const game = catalogue.find(nodeId)
    if (!game) throw new Error(`The catalogue has no game ${nodeId}`)
    const { maximum } = playedGame(game).stakes
    const paid = paidMultiplier(crashedAt, targetOf(gameRound, stake, maximum))
    return outcomeOf({ stake, round: gameRound, proof }, paid, crashedAt)
  },
}
