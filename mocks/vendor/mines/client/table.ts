/** State of the page of the Mines game, and functions that show the state. */

import type { MinesWords } from '../../../content/games/minesTexts.ts'
import type { FairDialog } from '../../fair/client/fairDialog.ts'
import { cappedMultiplier, payoutOf } from '../../fair/winCap.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { MinesBet, MinesOpening, MinesRound } from '../minesGame.ts'
import { tileCount } from '../minesRules.ts'
import { type Board, placeOf } from './board.ts'
import type { Panel } from './panel.ts'
import type { Prize } from './prize.ts'
import type { SeedsForm } from './seedsForm.ts'

export type Table = {
  game: GameClient<MinesOpening, MinesWords>
  board: Board
  panel: Panel
  prize: Prize
  seeds: SeedsForm
  fair: FairDialog
  bet: HTMLButtonElement
  random: HTMLButtonElement
  /** Multiplier, formatted for the language of the page. */
  times(multiplier: number): string
  /** Round that has not ended. */
  open: MinesBet | undefined
  /** Ended rounds, newest first. */
  ended: MinesBet[]
  isBusy: boolean
}

export const everyTile = Array.from({ length: tileCount }, (_, tile) => tile)

/** Multiplier of a round in hundredths. */
export const multiplierIn = ({ multiplier }: MinesRound): number =>
  Math.round(100 * Number(multiplier))

/** Mine tiles of a field as text, for the verification dialog. */
export const textOfField = (words: MinesWords, mineTiles: readonly number[]): string => {
  const sorted = mineTiles.toSorted((one, other) => one - other)
  return fillText(words.minesAt, { tiles: sorted.map((tile) => tile + 1).join(', ') })
}

const labelOf = ({ game, times }: Table, { gameRound }: MinesBet): string => {
  const { roundLabel, roundLabelOne } = game.words
  const { mines } = gameRound
  const multiplier = times(multiplierIn(gameRound))
  return fillText(mines === 1 ? roundLabelOne : roundLabel, { mines, multiplier })
}

/** Shows the controls for the state of the round. */
export function showControls(table: Table): void {
  const { game, board, panel, bet, random, open, isBusy } = table
  const { words, money } = game
  const opened = open?.gameRound.opened.length ?? 0
  const stake = open?.stake ?? game.stake()
  panel.enable(!open && !isBusy)
  game.enableStakes(!open && !isBusy)
  panel.showLadder(opened, { stake, cap: cappedMultiplier(stake, game.stakes.maximum) })
  board.setOpen(open !== undefined)
  random.setAttribute('aria-disabled', String(!open || isBusy))
  bet.classList.toggle('cash', open !== undefined)
  bet.setAttribute('aria-disabled', String(isBusy || (open !== undefined && opened === 0)))
  const amount = open ? payoutOf(stake, multiplierIn(open.gameRound)) : stake
  const label = open ? (opened === 0 ? words.cashOutHint : words.cashOut) : words.bet
  bet.textContent = fillText(label, { amount: money(amount) })
}

/** Lists the ended rounds in the verification dialog. */
export function listRounds(table: Table): void {
  const { fair, ended, game } = table
  fair.setRounds(
    ended.map((round) => ({
      label: `${labelOf(table, round)} · ${game.money(round.win - round.stake)}`,
      proof: round.gameRound.proof,
      mines: round.gameRound.mines,
      result: textOfField(game.words, round.gameRound.mineTiles ?? []),
    })),
  )
}

/** Adds an ended round to the history. */
export function noteRound(table: Table, round: MinesBet): void {
  const { win, stake } = round
  table.game.addRound({ label: labelOf(table, round), win, stake })
}

export function showRound({ board, panel, prize }: Table, { mines, opened }: MinesRound): void {
  prize.hide()
  panel.setMines(mines)
  for (const tile of everyTile) board.show(tile, opened.includes(tile) ? 'safe' : 'closed')
}

/** Turns all tiles of an ended round. */
function reveal({ board, game }: Table, { opened, mineTiles = [] }: MinesRound): void {
  for (const tile of everyTile) {
    const isMine = mineTiles.includes(tile)
    const isOpened = opened.includes(tile)
    const delay = game.isReduced ? 0 : 260 + (tile % 5) * 40 + Math.floor(tile / 5) * 40
    if (isOpened) board.show(tile, isMine ? 'hit' : 'safe')
    else board.show(tile, isMine ? 'mine' : 'passed', delay)
  }
}

function sayResult({ game, prize, times }: Table, { gameRound, win, stake }: MinesBet): void {
  const { words, money } = game
  const { opened, mines } = gameRound
  if (win === 0) {
    game.sound('lose')
    game.say(fillText(words.lost, placeOf(opened.at(-1) ?? 0)), 'lost')
    return
  }
  const multiplier = multiplierIn(gameRound)
  const isComplete = opened.length === tileCount - mines
  const text = isComplete ? words.complete : words.won
  const isCelebrated = win > stake || (win < stake && game.settings.celebratesSmallWins)
  game.showLastWin(win)
  game.say(
    fillText(text, { amount: money(win), multiplier: times(multiplier) }),
    isCelebrated ? 'won' : undefined,
  )
  if (!isCelebrated) return
  game.sound(multiplier >= 500 ? 'big' : 'win')
  prize.show(times(multiplier), win)
}

export function finishRound(table: Table, round: MinesBet): void {
  table.open = undefined
  table.ended.unshift(round)
  reveal(table, round.gameRound)
  table.game.showBalance(round.balance)
  noteRound(table, round)
  listRounds(table)
  sayResult(table, round)
}
