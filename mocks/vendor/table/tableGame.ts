/** Server side of table games. All players of a table share its rounds. */

import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { BetOutcome } from '../../../platform/vendors.ts'
import { toDecimal, toMinor } from '../../../src/lib/money.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { dealerAt, neighborWins, playersAt } from '../../content/games/tableCrew.ts'
import { tableTexts } from '../../content/games/tableTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { dealerArt } from '../../images/drawnImages.ts'
import { storedSecret } from '../../rules/sharedRounds.ts'
import {
  chipProblem,
  largestChips,
  payingSpots,
  readChips,
  settleChips,
  sumOf,
  type TableChip,
} from '../../rules/table/tableChips.ts'
import {
  drawOutcome,
  lastResults,
  outcomeOf,
  roundIdOf,
  roundNumberOf,
} from '../../rules/table/tableOutcomes.ts'
import { spotMaximum, type TableVariant } from '../../rules/table/tableRules.ts'
import { roundAt, roundOf } from '../../rules/table/tableTimes.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import type {
  ClosedRound,
  PastBet,
  RoundAnswer,
  TableBet,
  TableNews,
  TableOpening,
} from './tableRound.ts'
import { tableStage } from './tableStage.ts'
import { tableStyle } from './tableStyle.ts'

/** Maximum number of past results that a page receives. */
const resultsShown = 100
/** Maximum number of the player's past bets that a page receives. */
const pastShown = 20

export type TableDefinition = Pick<EmulatedGame, 'name' | 'script' | 'css'> & {
  words: Readonly<Record<EmulatorLanguage, object>>
  variantOf(game: Game): TableVariant
  /** HTML of the felt before the script runs. */
  felt(game: Game, language: EmulatorLanguage): string
}

type TableRoundOfBet = Extract<GameRound, { kind: 'TABLE' }>

/** @throws if the bet does not belong to a table game. */
function tableRoundOf(gameRound: GameRound): TableRoundOfBet {
  if (gameRound.kind !== 'TABLE') throw new Error(`A table has no rounds of ${gameRound.kind}`)
  return gameRound
}

const chipsOf = ({ chips }: TableRoundOfBet): TableChip[] =>
  chips.map(({ spot, stake }) => ({ spot, stake: toMinor(stake) }))

function toBet({ roundId, status, stake, win, gameRound, balance }: PlayedRound): TableBet {
  const bet = { number: roundNumberOf(roundId), status, stake, win }
  const chips = chipsOf(tableRoundOf(gameRound))
  return balance === undefined ? { ...bet, chips } : { ...bet, chips, balance }
}

/** Payout of a bet for an outcome. */
function betOutcome(
  { rules }: Pick<TableVariant, 'rules'>,
  gameRound: GameRound,
  outcome: readonly string[],
): BetOutcome {
  const settled = settleChips(rules, chipsOf(tableRoundOf(gameRound)), outcome)
  const chips = settled.map(({ spot, stake, win }) => ({
    spot,
    stake: toDecimal(stake),
    win: toDecimal(win),
  }))
  return {
    win: settled.reduce((sum, { win }) => sum + win, 0),
    gameRound: { kind: 'TABLE', table: rules.table, chips, outcome: [...outcome] },
  }
}

/** The player's bet on a round, placed from any of their pages. */
async function findBet({ game, recent }: Play, number: number): Promise<PlayedRound | undefined> {
  const roundId = roundIdOf(game.nodeId, number)
  return (await recent(pastShown)).find((bet) => bet.roundId === roundId)
}

/**
 * Places the chips of a page as one bet. If the player already has a bet on the round, returns that
 * bet. The round's id thus serves as the idempotency key.
 */
async function placeChips(play: Play, variant: TableVariant, body: ActBody): Promise<TableBet> {
  const { round: number } = body
  const chips = readChips(body.chips)
  if (!chips || !Number.isSafeInteger(number)) throw new RefusedAct('REQUEST_INVALID')
  const { game, memberId, context, played } = play
  const earlier = await findBet(play, Number(number))
  if (earlier) return toBet(earlier)
  const round = roundAt(variant.times, context.now())
  if (round.number !== number || round.phase !== 'BETTING') throw new RefusedAct('ROUND_CLOSED')
  const problem = chipProblem(variant.rules, played.stakes, chips)
  if (problem) throw new RefusedAct(problem)
  const stake = sumOf(chips)
  if (memberId === undefined) {
    return { number: round.number, status: 'PENDING', stake, win: 0, chips }
  }
  const stakes = chips.map((chip) => ({ spot: chip.spot, stake: toDecimal(chip.stake) }))
  // Creates the secret of the rounds if necessary, because the transaction that settles a bet
  // cannot create it.
  await outcomeOf(context, game.nodeId, variant.rules, round.number)
  const roundId = roundIdOf(game.nodeId, round.number)
  const bet = await play.placeBet({
    key: roundId,
    stake,
    gameRound: { kind: 'TABLE', table: variant.rules.table, chips: stakes },
    roundId,
    dueAt: round.drawnAt,
  })
  return toBet(bet)
}

/** Settles the player's bet if its round has been drawn. A settled bet includes the balance. */
async function settleIfDrawn(
  play: Play,
  variant: TableVariant,
  bet: PlayedRound,
): Promise<PlayedRound> {
  const number = roundNumberOf(bet.roundId)
  if (play.context.now() < roundOf(variant.times, number).drawnAt) return bet
  const outcome = await outcomeOf(play.context, play.game.nodeId, variant.rules, number)
  return play.settle(bet.betId, ({ gameRound }) => betOutcome(variant, gameRound, outcome))
}

/**
 * Shows a round once its bets have closed, and settles the player's bet once the round has been
 * drawn.
 */
async function showRound(play: Play, variant: TableVariant, body: ActBody): Promise<RoundAnswer> {
  const { rules, times } = variant
  const now = play.context.now()
  const number = Number(body.number)
  const latest = roundAt(times, now).number
  if (!Number.isSafeInteger(number) || number > latest || number < latest - resultsShown) {
    throw new RefusedAct('REQUEST_INVALID')
  }
  if (now < roundOf(times, number).closesAt) return { isOpen: true }
  const outcome = await outcomeOf(play.context, play.game.nodeId, rules, number)
  const found = await findBet(play, number)
  const bet = found && toBet(await settleIfDrawn(play, variant, found))
  const played = play.memberId === undefined ? trialChips(play, variant, body) : (bet?.chips ?? [])
  const round: ClosedRound = {
    isOpen: false,
    number,
    outcome,
    winners: payingSpots(rules, outcome),
    chips: settleChips(rules, played, outcome),
  }
  return bet ? { ...round, bet } : round
}

/**
 * Chips of a free trial from the request, because the server does not store them; empty if they are
 * invalid.
 */
function trialChips(
  { played }: Play,
  { rules }: TableVariant,
  body: ActBody,
): readonly TableChip[] {
  const chips = readChips(body.chips)
  return chips && !chipProblem(rules, played.stakes, chips) ? chips : []
}

/** Dealer, number of players, and other players' wins in the last round that was drawn. */
function newsOf({ game, played, context }: Play, { times }: TableVariant): TableNews {
  const now = context.now()
  const { number, phase } = roundAt(times, now)
  const drawn = roundIdOf(game.nodeId, phase === 'RESULT' ? number : number - 1)
  const { name, avatar } = dealerAt(game.nodeId, now)
  return {
    now,
    players: playersAt(game.nodeId, now),
    dealer: { name, picture: dealerArt(avatar) },
    neighbors: neighborWins(drawn, played.stakes.minimum),
  }
}

async function openTable(play: Play, variant: TableVariant): Promise<TableOpening> {
  const { game, played, context } = play
  const { rules, times, options } = variant
  const { number } = roundAt(times, context.now())
  const bets = await Promise.all(
    (await play.recent(pastShown)).map((bet) =>
      bet.status === 'PENDING' ? settleIfDrawn(play, variant, bet) : bet,
    ),
  )
  const current = bets.find(({ roundId }) => roundId === roundIdOf(game.nodeId, number))
  const past = bets.flatMap((bet): PastBet[] => {
    const { outcome } = tableRoundOf(bet.gameRound)
    return outcome ? [{ ...toBet(bet), outcome, placedAt: bet.placedAt }] : []
  })
  const spots = [...rules.spots].map(([name, { highest, rtp }]) => {
    const maximum = spotMaximum({ highest, rtp }, played.stakes)
    return [name, { maximum, highest, rtp }] as const
  })
  return {
    times,
    spots: Object.fromEntries(spots),
    largestChips,
    results: await lastResults(context, game.nodeId, variant, resultsShown),
    news: newsOf(play, variant),
    past,
    options,
    ...(current && { bet: toBet(current) }),
  }
}

/** Outcome and payout of a pending bet whose round has been drawn. */
async function resultOf(
  variantOf: (game: Game) => TableVariant,
  ...[bet, { settings }]: Parameters<NonNullable<EmulatedGame['resultOf']>>
): Promise<BetOutcome> {
  const game = catalogue.find(bet.nodeId)
  if (!game) throw new Error(`The catalogue has no game ${bet.nodeId}`)
  const variant = variantOf(game)
  const outcome = await drawOutcome(await storedSecret(settings), variant.rules, bet.round)
  return betOutcome(variant, bet.gameRound, outcome)
}

/** Creates an emulated game for a kind of table game. */
export function tableGame(definition: TableDefinition): EmulatedGame {
  const { name, script, css, words, variantOf, felt } = definition
  return {
    name,
    script,
    css: tableStyle + css,
    stage: (game, language) => tableStage(felt(game, language), language),
    words: {
      pt: { ...words.pt, table: tableTexts.pt },
      en: { ...words.en, table: tableTexts.en },
    },
    hasStakes: false,
    opening: (play) => openTable(play, variantOf(play.game)),
    acts: {
      bet: (play, body) => placeChips(play, variantOf(play.game), body),
      round: (play, body) => showRound(play, variantOf(play.game), body),
      news: async (play) => newsOf(play, variantOf(play.game)),
    },
    resultOf: (bet, tables) => resultOf(variantOf, bet, tables),
  }
}
