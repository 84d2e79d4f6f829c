import type { Game } from '../../../platform/domain/base/content/game.ts'
import { crashTexts } from '../../content/games/crashTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'

/** HTML of the stage before the script runs: the sky, and containers for the lists. */
export function crashStage(_: Game, language: EmulatorLanguage): string {
  const words = crashTexts[language]
  return `<ol class="flights" aria-label="${words.earlier}"></ol><aside class="crowd" aria-label="${words.players}"></aside><div class="sky"><canvas aria-hidden="true"></canvas></div>`
}
