import type { Game } from '../../../platform/domain/base/content/game.ts'
import { lotteryTexts } from '../../content/games/lotteryTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'

/** HTML of the stage before the script runs: containers for the draw, tickets and purchases. */
export function lotteryStage(_: Game, language: EmulatorLanguage): string {
  const words = lotteryTexts[language]
  const section = (name: string, label: string) =>
    `<section class="${name} box" aria-label="${label}"></section>`
  const draw = section('drawBox', words.draw)
  const ticket = section('ticketBox', words.ticket)
  const slip = section('slipBox', words.purchase)
  const own = section('ownBox', words.own)
  return `<div class="side">${draw}${ticket}</div><div class="side">${slip}${own}</div>`
}
