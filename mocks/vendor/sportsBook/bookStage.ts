import type { Game } from '../../../platform/domain/base/content/game.ts'
import { sportsBookTexts } from '../../content/games/sportsBookTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'

/**
 * HTML of the stage before the script runs: empty containers for the match list, a match and the
 * slip.
 */
export function bookStage(_: Game, language: EmulatorLanguage): string {
  const words = sportsBookTexts[language]
  return `<section class="matches" aria-label="${words.matches}"></section><section class="match" aria-label="${words.match}"></section><aside class="coupon" aria-label="${words.slip}"></aside>`
}
