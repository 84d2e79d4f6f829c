/** The player's chips in a round: on the table, placed as one bet, and settled. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import type { TableChip } from '../../../rules/table/tableChips.ts'
import { byId, fillText } from '../../frame/client/dom.ts'
import { showInFrame } from '../../frame/client/frames.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { TableBet, TableOpening } from '../tableRound.ts'
import { type Coins, createCoins, type TableAct } from './coins.ts'
import { createSpots, type NewSpot, type Spots } from './spots.ts'
import {
  type BetProblem,
  chipsOf,
  chipValues,
  doubled,
  type Moves,
  problemOf,
  stakesOf,
  totalOf,
  withoutLast,
} from './tableBets.ts'

type Game = GameClient<TableOpening<unknown>, { table: TableWords }>

export type PlayerChips = {
  addSpot(spot: NewSpot): void
  put(order: readonly { spot: string; chips: number }[]): void
  /** Chips of the placed bet; empty without a bet. */
  placedChips(): readonly TableChip[]
  /** Opens a round for bets. */
  open(number: number): void
  /**
   * Closes the round for bets.
   * @returns state of the player's bet: `MISSED` if chips on the table were not placed, undefined
   * if the round was already closed.
   */
  close(): 'PLACED' | 'MISSED' | 'NONE' | undefined
  /**
   * Places the chips on the table as a bet because time is running out, unless they were already
   * sent.
   */
  placeInTime(): void
  /** Shows a bet that the server has accepted. */
  accept(bet: TableBet): void
  /** Highlights the spots that pay; undefined removes all highlights. */
  showWinners(names: readonly string[] | undefined): void
}

function explain({ words: { table: words }, money }: Game, problem: BetProblem): string {
  switch (problem.kind) {
    case 'SPOT_FULL':
      return fillText(words.spotFull, { amount: money(problem.maximum) })
    case 'TABLE_FULL':
      return fillText(words.tableFull, { amount: money(problem.maximum) })
    case 'SPOTS_FULL':
      return fillText(words.spotsFull, { count: problem.count })
    case 'NO_MONEY':
      return words.noMoney
  }
}

/** Short amount on a stack of chips, such as `2.5`, `100` or `1.2K`. */
function shortAmounts(locale: string): (minor: number) => string {
  const small = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const large = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  return (minor) => (minor < 100_000 ? small : large).format(minor / 100)
}

const sameChips = (some: readonly TableChip[], others: readonly TableChip[]): boolean =>
  some.length === others.length &&
  some.every(({ spot, stake }) => others.some((one) => one.spot === spot && one.stake === stake))

/** State of the player's chips in the current round. */
type State = {
  number: number
  isOpen: boolean
  moves: Moves
  placed: TableBet | undefined
  isSending: boolean
  /** `moves` at the time of the last attempt to place a bet. */
  sent: Moves | undefined
  /** Chips of the player's previous bet, for betting the same again. */
  last: readonly TableChip[]
}

/** The player's chips with the parts of the page that show them. */
type Hand = { game: Game; state: State; spots: Spots; coins: Coins; showState: () => void }

function show({ state: { placed, moves }, spots, showState }: Hand): void {
  spots.show(stakesOf(placed ? [placed.chips] : moves))
  showState()
}

/** Shows the state in the buttons and on the table. */
function showState({ state, coins }: Pick<Hand, 'state' | 'coins'>): void {
  const { moves, placed, isOpen, last } = state
  byId('table').classList.toggle('isPlaced', placed !== undefined)
  coins.show({
    total: totalOf(moves),
    placed: placed?.stake ?? 0,
    isOpen: isOpen && !placed,
    canRebet: last.length > 0,
  })
}

/** Replaces the chips on the table, unless bets are closed or a limit forbids the change. */
function change(hand: Hand, moves: Moves): void {
  const { state, game } = hand
  const { stakes, opening, words } = game
  if (!state.isOpen) {
    game.say(words.table.wait)
    return
  }
  if (state.placed || state.isSending) return
  const problem = problemOf(moves, {
    maximum: stakes.maximum,
    maximumOf: (spot) => opening.spots[spot]?.maximum ?? 0,
    spots: opening.largestChips,
    balance: game.balance(),
  })
  const total = totalOf(moves)
  if (problem && total > totalOf(state.moves)) {
    game.say(explain(game, problem), 'failed')
    return
  }
  state.moves = moves
  game.sound('click')
  game.say(total > 0 ? fillText(words.table.total, { amount: game.money(total) }) : '')
  show(hand)
}

function runAct(hand: Hand, act: TableAct): void {
  const { moves, last } = hand.state
  if (act === 'undo') change(hand, moves.slice(0, -1))
  else if (act === 'double') change(hand, doubled(moves))
  else if (act === 'clear') change(hand, [])
  else if (moves.length === 0 && last.length > 0) change(hand, [last])
}

/** Shows a bet that the server has accepted. */
function accept(hand: Hand, bet: TableBet): void {
  const { state, game } = hand
  if (bet.number !== state.number || state.placed) return
  const isOther = state.moves.length > 0 && !sameChips(chipsOf(state.moves), bet.chips)
  Object.assign(state, { placed: bet, moves: [], last: bet.chips })
  game.showBalance(bet.balance, game.isTrial ? -bet.stake : 0)
  const text = isOther ? game.words.table.otherWindow : game.words.table.accepted
  if (bet.status === 'PENDING') game.say(fillText(text, { amount: game.money(bet.stake) }))
  show(hand)
}

/**
 * Places the chips on the table as one bet.
 * @param isAutomatic true when time is running out; chips that were already refused are then not
 * sent again.
 */
async function place(hand: Hand, isAutomatic: boolean): Promise<void> {
  const { state, game } = hand
  const chips = chipsOf(state.moves)
  if (!state.isOpen || state.placed || state.isSending || chips.length === 0) return
  if (isAutomatic && state.sent === state.moves) return
  state.isSending = true
  state.sent = state.moves
  const { number } = state
  const bet = await game.play<TableBet>('bet', { round: number, chips })
  state.isSending = false
  if (bet) accept(hand, bet)
  else if (!state.isOpen && state.number === number) {
    // If the request failed although the bet was placed, the response with the outcome contains the
    // bet.
    state.moves = []
    show(hand)
  }
}

function createHand(game: Game): Hand {
  const { opening, stakes, words, locale, money, controls } = game
  const values = chipValues(stakes)
  const short = shortAmounts(locale)
  const state: State = {
    number: -1,
    isOpen: false,
    moves: [],
    placed: undefined,
    isSending: false,
    sent: undefined,
    last: opening.past[0]?.chips ?? [],
  }
  const spots = createSpots(byId('felt'), {
    add: (spot) => put(hand, [{ spot, chips: 1 }]),
    remove: (spot) => change(hand, withoutLast(state.moves, spot)),
    describe: (spot, amount) => fillText(words.table.spotHolds, { spot, amount }),
    money,
    short,
    values,
  })
  const coins = createCoins({
    place: controls,
    words: words.table,
    values,
    stakes,
    locale,
    money,
    short,
    onAct: (act) => runAct(hand, act),
    onPlace: () => void place(hand, false),
  })
  const showLater = showInFrame<void>(() => showState({ state, coins }))
  const hand: Hand = { game, state, spots, coins, showState: showLater }
  return hand
}

function put(hand: Hand, order: readonly { spot: string; chips: number }[]): void {
  const value = hand.coins.value()
  const move = order.map(({ spot, chips }) => ({ spot, stake: value * chips }))
  change(hand, [...hand.state.moves, move])
}

/** Creates the player's chips, and the parts of the page that display them. */
export function createChips(game: Game): PlayerChips {
  const hand = createHand(game)
  const { state, spots } = hand
  return {
    addSpot: spots.add,
    put: (order) => put(hand, order),
    placedChips: () => state.placed?.chips ?? [],
    open(number) {
      Object.assign(state, { number, isOpen: true, isSending: false, moves: [], placed: undefined })
      spots.open(true)
      show(hand)
    },
    close() {
      if (!state.isOpen) return undefined
      state.isOpen = false
      spots.open(false)
      const isPlaced = state.placed !== undefined || state.isSending
      const isMissed = !isPlaced && state.moves.length > 0
      if (isMissed) state.moves = []
      show(hand)
      return isPlaced ? 'PLACED' : isMissed ? 'MISSED' : 'NONE'
    },
    placeInTime: () => void place(hand, true),
    accept: (bet) => accept(hand, bet),
    showWinners: spots.showWinners,
  }
}
