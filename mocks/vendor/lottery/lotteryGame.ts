/** Server side of the lotteries. Tickets are settled by the numbers of the public draws. */

import { lockMember } from '../../../platform/domain/money/ledger/lockMember.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { findLottery, type LotteryGame, lotteryRulesOf } from '../../content/games/lotteryGames.ts'
import { lotteryTexts } from '../../content/games/lotteryTexts.ts'
import { drawnPrizes, drawRoundId, openedDraws } from '../../content/lottery/draws.ts'
import {
  closingTime,
  type Draw,
  drawOnSale,
  findDraw,
  nextDraw,
} from '../../content/lottery/drawTimes.ts'
import { drawPrizes, type Prizes, sortPrizes } from '../../rules/lottery/drawnNumbers.ts'
import { playsOf } from '../../rules/lottery/lotteryPlays.ts'
import {
  largestStake,
  mostTickets,
  purchaseProblem,
  settleTickets,
  stakeOf,
  type Ticket,
} from '../../rules/lottery/lotteryTickets.ts'
import { secretOf, storedSecret } from '../../rules/sharedRounds.ts'
import { readOrder } from '../fair/readBody.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import { lotteryStage } from './lotteryStage.ts'
import { lotteryStyle } from './lotteryStyle.ts'
import type {
  DrawAnswer,
  LotteryBet,
  LotteryOpening,
  LotteryRound,
  LotteryState,
} from './lotteryView.ts'
import { readTickets } from './readTickets.ts'

/** Number of draws that the page shows. */
const drawsShown = 10
/** Number of purchases that the page shows. */
const betsShown = 20
/** Time from a draw until the settlement job settles its tickets, in milliseconds. */
const settledAfter = 1_000

/** @throws if the game is not in the list of lotteries. */
function lotteryOf({ gameCode }: { gameCode: string }): LotteryGame {
  const lottery = findLottery(gameCode)
  if (!lottery) throw new Error(`There is no lottery ${gameCode}`)
  return lottery
}

const playsOfLottery = (lottery: LotteryGame) => playsOf(lotteryRulesOf(lottery))

const isLotteryBet = (round: PlayedRound): round is LotteryBet => round.gameRound.kind === 'LOTTERY'

const ticketsOf = ({ tickets }: LotteryRound): Ticket[] =>
  tickets.map(({ play, numbers, stake }) => ({ play, numbers, stake: toMinor(stake) }))

const describeTickets = (tickets: readonly Ticket[]): LotteryRound['tickets'] =>
  tickets.map(({ play, numbers, stake }) => ({
    play,
    numbers: [...numbers],
    stake: toDecimal(stake),
  }))

/** Result of a purchase by the numbers of its draw. */
function outcomeOf(lottery: LotteryGame, round: LotteryRound, prizes: Prizes): BetOutcome {
  const settled = settleTickets(playsOfLottery(lottery), ticketsOf(round), prizes)
  const tickets = settled.map(({ play, numbers, stake, tier, matched, win }) => ({
    play,
    numbers: [...numbers],
    stake: toDecimal(stake),
    ...(tier !== undefined && { tier }),
    matched: [...matched],
    win: toDecimal(win),
  }))
  return {
    win: settled.reduce((sum, { win }) => sum + win, 0),
    gameRound: { ...round, tickets, prizes: sortPrizes(lottery, prizes) },
  }
}

const isDrawn = ({ context }: Play, { at }: Pick<Draw, 'at'>): boolean => context.now() >= at

/**
 * Settles a purchase if its draw has taken place. A purchase that was already settled is returned
 * with the current balance.
 */
async function settleIfDrawn(play: Play, bet: LotteryBet): Promise<PlayedRound> {
  const lottery = lotteryOf(play.game)
  const { drawId, drawsAt } = bet.gameRound
  if (!isDrawn(play, { at: Date.parse(drawsAt) })) return bet
  const prizes = await drawnPrizes(await secretOf(play.context), lottery, drawId)
  return play.settle(bet.betId, (round) =>
    isLotteryBet(round)
      ? outcomeOf(lottery, round.gameRound, prizes)
      : { win: 0, gameRound: round.gameRound },
  )
}

/**
 * State of the lottery for the page. Settles the player's purchases whose draw has taken place.
 * @param drawId draw whose purchases are returned with the current balance, even if they were
 * settled before.
 */
async function stateOf(play: Play, drawId?: string): Promise<LotteryState> {
  const { game, context } = play
  const lottery = lotteryOf(game)
  const recent = (await play.recent(betsShown)).filter(isLotteryBet)
  const bets: LotteryBet[] = []
  // The bets are settled one after the other, because each settlement locks the member.
  for (const bet of recent) {
    const isRead = bet.status === 'PENDING' || bet.gameRound.drawId === drawId
    const current = isRead ? await settleIfDrawn(play, bet) : bet
    if (isLotteryBet(current)) bets.push(current)
  }
  const now = context.now()
  return {
    now,
    next: nextDraw(lottery, now),
    sale: drawOnSale(lottery, now),
    results: await openedDraws(context, lottery, drawsShown),
    bets,
  }
}

async function openLottery(play: Play): Promise<LotteryOpening> {
  const { game, played } = play
  const lottery = lotteryOf(game)
  return {
    ...(await stateOf(play)),
    format: lottery.format,
    rtp: game.rtp,
    plays: playsOfLottery(lottery).map((one) => ({
      ...one,
      largestStake: largestStake(one, played.stakes),
    })),
    mostTickets,
  }
}

/**
 * Parses and checks the tickets of a purchase.
 * @throws {RefusedAct} with the reason.
 */
function acceptedTickets({ game, played }: Play, { tickets: sent }: ActBody): Ticket[] {
  const tickets = readTickets(sent)
  const problem = purchaseProblem(playsOfLottery(lotteryOf(game)), played.stakes, tickets)
  if (problem) throw new RefusedAct(problem)
  return tickets
}

const readDraw = (lottery: LotteryGame, { drawId }: ActBody): Draw | undefined =>
  findDraw(lottery, String(drawId))

/**
 * Buys tickets for a draw as one bet. A repeated key returns the bet, even after the draw.
 * @throws {RefusedAct} `DRAW_CLOSED` after the close of sales.
 */
async function buy(play: Play, body: ActBody): Promise<LotteryBet> {
  const { game, memberId, context } = play
  const lottery = lotteryOf(game)
  const tickets = acceptedTickets(play, body)
  const { key } = readOrder({ ...body, stake: stakeOf(tickets) })
  const draw = readDraw(lottery, body)
  if (!draw || memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
  // The secret of the draws must exist before the settlement, because the settlement cannot create
  // it in its own transaction.
  await secretOf(context)
  const described = describeTickets(tickets)
  const bet = await play.placeBet({
    key,
    stake: stakeOf(tickets),
    roundId: drawRoundId(lottery, draw.drawId),
    dueAt: draw.at + settledAfter,
    gameRound: {
      kind: 'LOTTERY',
      gameCode: lottery.code,
      format: lottery.format,
      drawId: draw.drawId,
      drawsAt: new Date(draw.at).toISOString(),
      tickets: described,
    },
    async begin(tables) {
      await lockMember(tables, memberId)
      const now = context.now()
      if (now >= closingTime(lottery, draw)) throw new RefusedAct('DRAW_CLOSED')
      if (drawOnSale(lottery, now).drawId !== draw.drawId) throw new RefusedAct('REQUEST_INVALID')
    },
  })
  if (!isLotteryBet(bet)) throw new RefusedAct('KEY_REUSED')
  const { gameRound } = bet
  const isSame =
    gameRound.drawId === draw.drawId &&
    JSON.stringify(describeTickets(ticketsOf(gameRound))) === JSON.stringify(described)
  if (!isSame) throw new RefusedAct('KEY_REUSED')
  return bet
}

/** Plays tickets with play money in a separate draw. The draw takes place at once. */
async function tryTickets(play: Play, body: ActBody): Promise<PlayedRound & { drawn: Prizes }> {
  const { game, memberId, context } = play
  if (memberId !== undefined) throw new RefusedAct('REQUEST_INVALID')
  const lottery = lotteryOf(game)
  const tickets = acceptedTickets(play, body)
  const stake = stakeOf(tickets)
  const { key } = readOrder({ ...body, stake })
  const drawsAt = new Date(context.now()).toISOString()
  let drawn: Prizes = []
  const round = await play.playNow({
    key,
    stake,
    decide(randomBytes) {
      drawn = drawPrizes(lotteryRulesOf(lottery), randomBytes)
      const trial: LotteryRound = {
        kind: 'LOTTERY',
        gameCode: lottery.code,
        format: lottery.format,
        drawId: drawsAt.replaceAll(/\D/g, '').slice(0, 14),
        drawsAt,
        tickets: describeTickets(tickets),
      }
      return outcomeOf(lottery, trial, drawn)
    },
  })
  return { ...round, drawn }
}

/** Returns the numbers of a draw after its time, and settles the player's tickets. */
async function showDraw(play: Play, body: ActBody): Promise<DrawAnswer> {
  const lottery = lotteryOf(play.game)
  const draw = readDraw(lottery, body)
  if (!draw) throw new RefusedAct('REQUEST_INVALID')
  if (!isDrawn(play, draw)) return { isDrawn: false }
  const prizes = await drawnPrizes(await secretOf(play.context), lottery, draw.drawId)
  return { isDrawn: true, prizes, state: await stateOf(play, draw.drawId) }
}

/** Lottery with draws that all players share. */
export const lotteryGame: EmulatedGame = {
  name: 'lottery',
  script: async () => (await import('../../gameScripts/gen/lottery.ts')).script,
  css: lotteryStyle,
  stage: lotteryStage,
  words: lotteryTexts,
  hasStakes: true,
  opening: openLottery,
  acts: { state: (play) => stateOf(play), buy, trial: tryTickets, draw: showDraw },
  async resultOf({ nodeId, round, gameRound }, { settings }) {
    const game = catalogue.find(nodeId)
    if (!game || gameRound.kind !== 'LOTTERY') {
      throw new Error(`The round ${round} is not one of a lottery`)
    }
    const lottery = lotteryOf(game)
    const secret = await storedSecret(settings)
    return outcomeOf(lottery, gameRound, await drawnPrizes(secret, lottery, gameRound.drawId))
  },
}
