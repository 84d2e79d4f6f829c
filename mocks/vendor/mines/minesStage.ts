import type { Game } from '../../../platform/domain/base/content/game.ts'
import { minesTexts } from '../../content/games/minesTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { tileCount } from './minesRules.ts'

/** Stage before the script runs: 25 closed tiles. */
export function minesStage(_: Game, language: EmulatorLanguage): string {
  const words = minesTexts[language]
  const tile = '<span class="tile"><span class="back"></span></span>'
  return `<div class="panel"></div><div class="boardWrap"><div class="board" role="grid" aria-label="${words.board}">${tile.repeat(tileCount)}</div></div>`
}
