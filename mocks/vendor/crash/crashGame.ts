/**
 * Server of the crash game. All players of a game share its flights. The server's clock decides
 * cash-outs.
 */

import { lockMember } from '../../../platform/domain/money/ledger/lockMember.ts'
import { playedGame } from '../../../platform/domain/play/bets/playedGame.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { crashTexts } from '../../content/games/crashTexts.ts'
import { fairRtp } from '../../rules/fairVariant.ts'
import { storedSecret } from '../../rules/sharedRounds.ts'
import { fairStyle } from '../fair/fairStyle.ts'
import { readBetId, readInteger, readOrder } from '../fair/readBody.ts'
import { cappedMultiplier } from '../fair/winCap.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import { flightTime, lowestTarget, multiplierAt, paidMultiplier } from './crashRules.ts'
import { crashOfFlight, flightsAt, proofOfFlight } from './crashSchedule.ts'
import { crashStage } from './crashStage.ts'
import { crashStyle } from './crashStyle.ts'
import {
  asCrash,
  betsOn,
  type CrashRound,
  type FlightView,
  flightsShown,
  isCrash,
  mostBets,
  outcomeOf,
  sourceOf,
  targetOf,
  view,
  viewFlight,
} from './crashView.ts'

/** Maximum time for which `watch` waits for a crash, in milliseconds. */
const longestWait = 2_000

/** Waits for the crash of the current flight, at most `wait` milliseconds. */
async function watch(play: Play, { wait: sent }: ActBody): Promise<FlightView> {
  const wait = readInteger(sent, 0, longestWait)
  const source = await sourceOf(play)
  const now = play.context.now()
  const { current } = await flightsAt(source, now, 0)
  const left = Math.min(wait, current.crashesAt - now)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  return viewFlight(play, source, current)
}

/** Automatic cash-out of a bet request, in hundredths; undefined if the request has none. */
function readTarget(target: unknown, stake: number, maximum: number): number | undefined {
  if (target === undefined) return undefined
  return readInteger(target, lowestTarget, cappedMultiplier(stake, maximum))
}

async function bet(play: Play, body: ActBody): Promise<PlayedRound> {
  const { context, memberId, game, played } = play
  if (memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
  const order = readOrder(body)
  const { target: sentTarget, flight } = body
  const target = readTarget(sentTarget, order.stake, played.stakes.maximum)
  const source = await sourceOf(play)
  const { current } = await flightsAt(source, context.now(), 0)
  const number = readInteger(flight, 0, Number.MAX_SAFE_INTEGER)
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
      await lockMember(tables, memberId)
      const isOpen = number === current.number && context.now() < current.takesOffAt
      const placed = await tables.bets.find(betsOn({ memberId, nodeId: game.nodeId }, current))
      if (!isOpen || placed.length >= mostBets) throw new RefusedAct('ROUND_CLOSED')
    },
  })
}

/**
 * Cashes a bet out at the current multiplier.
 * @throws {RefusedAct} `ROUND_CLOSED` before the take-off and after the crash.
 */
async function cashOut(play: Play, { betId: sent }: ActBody): Promise<PlayedRound> {
  const { context, played } = play
  const betId = readBetId(sent)
  const now = context.now()
  const source = await sourceOf(play)
  const { current } = await flightsAt(source, now, 0)
  const proof = await proofOfFlight(source, current.number, false)
  const isFlying = now >= current.takesOffAt && now < current.crashesAt
  return play.settle(betId, (bet) => {
    const { stake, gameRound: round, roundId } = asCrash(bet)
    if (!isFlying || roundId !== String(current.number)) throw new RefusedAct('ROUND_CLOSED')
    const target = targetOf(round, stake, played.stakes.maximum)
    const paid = Math.min(target, multiplierAt(now - current.takesOffAt))
    return outcomeOf({ stake, round, proof }, paid, undefined)
  })
}

/** Crash game. It is provably fair. */
export const crashGame: EmulatedGame = {
  name: 'crash',
  script: async () => (await import('../../gameScripts/gen/crash.ts')).script,
  css: fairStyle + crashStyle,
  stage: crashStage,
  words: crashTexts,
  // The frame shows no stake buttons, because each of the two bets has its own stake.
  hasStakes: false,
  opening: async (play) => ({
    ...(await view(play)),
    motif: play.game.motif,
    own: (await play.recent(flightsShown)).filter(isCrash),
  }),
  acts: { state: view, watch, bet, cashOut },
  async resultOf({ nodeId, round: number, stake, gameRound }, { settings }) {
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
