/**
 * Server of mines. The field is computed from seeds and not stored; the bet stores the open tiles.
 */

import type { FairSeedRow } from '../../../platform/domain/base/collections/collections.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import { lockMember } from '../../../platform/domain/money/ledger/lockMember.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { minesTexts } from '../../content/games/minesTexts.ts'
import { fairRtp } from '../../rules/fairVariant.ts'
import { type RoundSecret, secretOf, storedSecret } from '../../rules/sharedRounds.ts'
import { fairStyle } from '../fair/fairStyle.ts'
import { readBetId, readClientSeed, readInteger, readOrder } from '../fair/readBody.ts'
import { cappedMultiplier, payoutOf } from '../fair/winCap.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import { lastOpening, mineTilesOf, mostMines, multiplierOf, tileCount } from './minesRules.ts'
import {
  changeClientSeed,
  consumeSeeds,
  minesSeedOf,
  openProof,
  type PublishedSeeds,
  publishSeeds,
  readSeeds,
  replaceServerSeed,
  roundIdOf,
  StaleSeeds,
} from './minesSeeds.ts'
import { minesStage } from './minesStage.ts'
import { minesStyle } from './minesStyle.ts'

export type MinesRound = Extract<GameRound, { kind: 'MINES' }>

/** Bet on mines as it is sent to the page. */
export type MinesBet = Omit<PlayedRound, 'gameRound'> & { gameRound: MinesRound }

/** Data of the page when it opens. */
export type MinesOpening = MinesView & { motif: string }

/** State of the game for its page. */
export type MinesView = {
  /** RTP in hundredths of a percent. */
  rtp: number
  /** Round that has not ended. */
  open: MinesBet | undefined
  next: PublishedSeeds
  /** Ended rounds, newest first. */
  ended: readonly MinesBet[]
}

const hour = 3_600_000
/** Time after which an open round is cashed out, in milliseconds. */
const roundLifetime = 24 * hour
/**
 * Maximum age of a bet that can have an open round, in milliseconds. The value exceeds
 * `roundLifetime`, because the job that cashes out rounds may run late.
 */
const searchedTime = 2 * roundLifetime
/** Number of rounds that the page shows. */
const roundsShown = 20
/** Maximum attempts to place a bet while other requests change the seeds. */
const attempts = 3

const refuse = (): never => {
  throw new RefusedAct('REQUEST_INVALID')
}

const isMines = (round: PlayedRound): round is MinesBet => round.gameRound.kind === 'MINES'

const asMines = (round: PlayedRound): MinesBet => (isMines(round) ? round : refuse())

/**
 * Owner of the seeds.
 * @throws {RefusedAct} in a free trial, because the game offers no free trials.
 */
function ownerOf({ memberId, game }: Play) {
  return memberId === undefined ? refuse() : { memberId, nodeId: game.nodeId }
}

const pendingIn = ({ memberId, nodeId }: { memberId: string; nodeId: string }, now: number) => ({
  where: { memberId, nodeId, status: 'PENDING', placedAt: { atLeast: now - searchedTime } },
  limit: 1,
})

async function openBet(play: Play): Promise<MinesBet | undefined> {
  const { context } = play
  const [bet] = await context.store.bets.find(pendingIn(ownerOf(play), context.now()))
  if (!bet) return undefined
  const { id: betId, round: roundId, stake, win, placedAt, details } = bet
  const { gameRound } = details
  if (gameRound?.kind !== 'MINES') return undefined
  return { betId, roundId, status: 'PENDING', stake, win, placedAt, gameRound }
}

async function view(play: Play): Promise<MinesView> {
  const { context, game } = play
  const seeds = await readSeeds(context, ownerOf(play))
  const rounds = await play.recent(roundsShown + 1)
  return {
    rtp: fairRtp(game.nodeId),
    open: await openBet(play),
    next: await publishSeeds(context, seeds),
    ended: rounds.filter(isMines).filter(({ status }) => status === 'SETTLED'),
  }
}

/** Places a bet with the next seeds, in a round with the given number of mines. */
async function placeBet(
  play: Play,
  row: FairSeedRow,
  { key, stake, mines }: { key: string; stake: number; mines: number },
): Promise<PlayedRound> {
  const { context } = play
  const owner = ownerOf(play)
  const proof = openProof(await publishSeeds(context, row))
  return play.placeBet({
    key,
    stake,
    roundId: roundIdOf(row),
    dueAt: context.now() + roundLifetime,
    gameRound: { kind: 'MINES', mines, opened: [], multiplier: toDecimal(100), proof },
    async begin(tables) {
      await lockMember(tables, owner.memberId)
      const [open] = await tables.bets.find(pendingIn(owner, context.now()))
      if (open) throw new RefusedAct('ROUND_CLOSED')
      await consumeSeeds(tables, row)
    },
  })
}

async function bet(play: Play, body: ActBody) {
  const order = { ...readOrder(body), mines: readInteger(body.mines, 1, mostMines) }
  for (let attempt = 1; ; attempt += 1) {
    const row = await readSeeds(play.context, ownerOf(play))
    try {
      const round = asMines(await placeBet(play, row, order))
      const seeds = await readSeeds(play.context, ownerOf(play))
      return { round, next: await publishSeeds(play.context, seeds) }
    } catch (error) {
      if (!(error instanceof StaleSeeds) || attempt === attempts) throw error
    }
  }
}

/** Part of a round that is secret until the round ends. */
type Hidden = { serverSeed: string; mineTiles: number[] }

async function hiddenOf(
  secret: RoundSecret,
  roundId: string,
  { mines, proof: { clientSeed, nonce } }: MinesRound,
): Promise<Hidden> {
  const serverSeed = await minesSeedOf(secret, roundId)
  return { serverSeed, mineTiles: await mineTilesOf({ serverSeed, clientSeed, nonce }, mines) }
}

/**
 * Secret part of a player's round.
 * @throws {RefusedAct} for a bet of another player or game.
 */
async function hiddenOfBet(play: Play, betId: string): Promise<Hidden> {
  const { memberId, nodeId } = ownerOf(play)
  const row = await play.context.store.bets.get(betId)
  const round = row?.details.gameRound
  if (row?.memberId !== memberId || row.nodeId !== nodeId || round?.kind !== 'MINES')
    return refuse()
  return hiddenOf(await secretOf(play.context), row.round, round)
}

/** Adds the mines and the server seed to a round that has ended. */
const reveal = (round: MinesRound, { serverSeed, mineTiles }: Hidden): MinesRound => ({
  ...round,
  mineTiles: mineTiles.toSorted((one, other) => one - other),
  proof: { ...round.proof, serverSeed },
})

/** Multiplier of a round in hundredths. */
const multiplierIn = ({ mines, opened }: MinesRound, nodeId: string): number =>
  multiplierOf({ mines, rtp: fairRtp(nodeId) }, opened.length)

/** Outcome of a cash-out with the tiles open so far. */
function cashedOut(
  { stake, round, nodeId }: { stake: number; round: MinesRound; nodeId: string },
  hidden: Hidden,
): BetOutcome {
  return {
    win: payoutOf(stake, multiplierIn(round, nodeId)),
    gameRound: reveal(round, hidden),
  }
}

const settleByCashOut = (play: Play, betId: string, hidden: Hidden): Promise<PlayedRound> =>
  play.settle(betId, (round) => {
    const { stake, gameRound } = asMines(round)
    if (gameRound.opened.length === 0) refuse()
    return cashedOut({ stake, round: gameRound, nodeId: play.game.nodeId }, hidden)
  })

async function cashOut(play: Play, body: ActBody): Promise<PlayedRound> {
  const betId = readBetId(body.betId)
  return settleByCashOut(play, betId, await hiddenOfBet(play, betId))
}

/** True if no further tile may be opened. */
function isComplete(play: Play, { stake, gameRound: { mines, opened } }: MinesBet): boolean {
  const cap = cappedMultiplier(stake, play.played.stakes.maximum)
  return opened.length >= lastOpening({ mines, rtp: fairRtp(play.game.nodeId) }, cap)
}

/** Opens a tile. If the tile is already open, the round is returned unchanged. */
async function open(play: Play, body: ActBody): Promise<PlayedRound> {
  const betId = readBetId(body.betId)
  const tile = readInteger(body.tile, 0, tileCount - 1)
  const hidden = await hiddenOfBet(play, betId)
  const { nodeId } = play.game
  if (hidden.mineTiles.includes(tile)) {
    return play.settle(betId, (round) => {
      const { gameRound } = asMines(round)
      const lost = { ...gameRound, opened: [...gameRound.opened, tile], multiplier: toDecimal(0) }
      return { win: 0, gameRound: reveal(lost, hidden) }
    })
  }
  const changed = await play.change(betId, (round) => {
    const bet = asMines(round)
    const { gameRound } = bet
    if (gameRound.opened.includes(tile) || isComplete(play, bet)) return gameRound
    const opened = [...gameRound.opened, tile]
    const multiplier = toDecimal(multiplierIn({ ...gameRound, opened }, nodeId))
    return { ...gameRound, opened, multiplier }
  })
  const isLast = changed.status === 'PENDING' && isComplete(play, asMines(changed))
  return isLast ? settleByCashOut(play, betId, hidden) : changed
}

/** Provably fair game of 25 tiles. */
export const minesGame: EmulatedGame = {
  name: 'mines',
  script: async () => (await import('../../gameScripts/gen/mines.ts')).script,
  css: fairStyle + minesStyle,
  stage: minesStage,
  words: minesTexts,
  hasStakes: true,
  opening: async (play) => ({ ...(await view(play)), motif: play.game.motif }),
  acts: {
    state: view,
    bet,
    open,
    cashOut,
    clientSeed: async (play, body) => {
      const clientSeed = readClientSeed(body.clientSeed)
      const row = await changeClientSeed(play.context, ownerOf(play), clientSeed)
      return { next: await publishSeeds(play.context, row) }
    },
    serverSeed: async (play) => {
      const { row, unused } = await replaceServerSeed(play.context, ownerOf(play))
      return { next: await publishSeeds(play.context, row), unused }
    },
  },
  /** Cashes out a round that was left open; the stake is returned if no tile is open. */
  async resultOf({ nodeId, round: roundId, stake, gameRound }, { settings }) {
    if (gameRound.kind !== 'MINES') throw new Error(`The round ${roundId} is not one of mines`)
    const hidden = await hiddenOf(await storedSecret(settings), roundId, gameRound)
    return cashedOut({ stake, round: gameRound, nodeId }, hidden)
  },
}
