/** Actions of the player of mines. The server decides their results, and the page shows them. */

import { payoutOf } from '../../fair/winCap.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { MinesBet, MinesView } from '../minesGame.ts'
import type { PublishedSeeds } from '../minesSeeds.ts'
import {
  everyTile,
  finishRound,
  multiplierIn,
  showControls,
  showRound,
  type Table,
} from './table.ts'

/** Runs an action unless another one is still running. */
async function once(table: Table, act: () => Promise<void>): Promise<void> {
  if (table.isBusy) return
  table.isBusy = true
  showControls(table)
  await act()
  table.isBusy = false
  showControls(table)
}

/** Shows an open round with its open tiles. */
export function resume(table: Table, round: MinesBet): void {
  table.open = round
  showRound(table, round.gameRound)
}

/** Refreshes the page after a change by another tab or by the platform. */
async function refresh(table: Table): Promise<void> {
  const { game, seeds, open } = table
  const view = await game.call<MinesView>('state')
  if (!view) return
  seeds.show(view.next)
  if (view.open) resume(table, view.open)
  else if (open) {
    const over = view.ended.find(({ betId }) => betId === open.betId)
    if (over) finishRound(table, over)
  }
}

export const placeBet = (table: Table): Promise<void> =>
  once(table, async () => {
    const { game, panel, seeds, board } = table
    const { words } = game
    const order = { stake: game.stake(), mines: panel.mines() }
    game.sound('click')
    const placed = await game.play<{ round: MinesBet; next: PublishedSeeds }>('bet', order)
    if (!placed) {
      await refresh(table)
      return
    }
    const { round, next } = placed
    game.showBalance(round.balance)
    seeds.show(next)
    resume(table, round)
    const { mines } = round.gameRound
    game.say(fillText(mines === 1 ? words.startedOne : words.started, { mines }))
    board.focus()
  })

/** Shows the result of opening a tile. */
function showAnswer(table: Table, round: MinesBet, tile: number): void {
  const { game, board, times } = table
  if (round.status !== 'PENDING') {
    finishRound(table, round)
    return
  }
  table.open = round
  const { opened } = round.gameRound
  for (const safe of opened) board.show(safe, 'safe')
  if (!opened.includes(tile)) board.show(tile, 'closed')
  const multiplier = multiplierIn(round.gameRound)
  const amount = game.money(payoutOf(round.stake, multiplier))
  game.sound('stop')
  game.say(fillText(game.words.safe, { multiplier: times(multiplier), amount }))
}

export function openTile(table: Table, tile: number): void {
  const { board, game, open } = table
  if (!open || table.isBusy || board.stateOf(tile) !== 'closed') return
  void once(table, async () => {
    board.show(tile, 'waiting')
    const round = await game.call<MinesBet>('open', { betId: open.betId, tile })
    if (round) showAnswer(table, round, tile)
    else {
      board.show(tile, 'closed')
      await refresh(table)
    }
  })
}

export function openRandom(table: Table): void {
  const closed = everyTile.filter((tile) => table.board.stateOf(tile) === 'closed')
  // This random number does not affect fairness: only the seeds determine which tiles have mines.
  const tile = closed[Math.floor(Math.random() * closed.length)]
  if (tile !== undefined) openTile(table, tile)
}

export function cashOut(table: Table): void {
  const { game, open } = table
  if (!open || open.gameRound.opened.length === 0) return
  void once(table, async () => {
    const round = await game.call<MinesBet>('cashOut', { betId: open.betId })
    if (round) finishRound(table, round)
    else await refresh(table)
  })
}
