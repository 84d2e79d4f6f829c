import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { TextLanguage } from '../../../platform/domain/base/texts/texts.ts'
import { sportsBookTexts } from '../../content/games/sportsBookTexts.ts'

/** Stage before the script runs: places for the matches, one match and the slip. */
export function bookStage(_: Game, language: TextLanguage): string {
  const words = sportsBookTexts[language]
  return `<section class="matches" aria-label="${words.matches}"></section><section class="match" aria-label="${words.match}"></section><aside class="coupon" aria-label="${words.slip}"></aside>`
}
