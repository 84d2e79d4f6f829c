import type { Game } from '../../../platform/domain/base/content/game.ts'
import { rouletteTexts } from '../../content/games/rouletteTexts.ts'
import { tableTraits } from '../kindOf.ts'
import { tableGame } from '../table/tableGame.ts'
import type { TableVariant } from '../table/tableRules.ts'
import { quickTimes, usualTimes } from '../table/tableTimes.ts'
import { rouletteFelt } from './rouletteFelt.ts'
import { europeanRules, frenchRules, rtp } from './rouletteRules.ts'
import { rouletteStyle } from './rouletteStyle.ts'

export type RouletteOptions = { hasLaPartage: boolean }

/** Variant of a table, by its name. */
export function rouletteVariant(game: Pick<Game, 'title'>): TableVariant {
  const { isFrench, isSpeed } = tableTraits(game)
  return {
    rules: isFrench ? frenchRules : europeanRules,
    times: isSpeed ? quickTimes : usualTimes,
    rtp: isFrench ? rtp.french : rtp.european,
    options: { hasLaPartage: isFrench } satisfies RouletteOptions,
  }
}

export const rouletteGame = tableGame({
  name: 'roulette',
  script: async () => (await import('../../gameScripts/gen/roulette.ts')).script,
  css: rouletteStyle,
  words: rouletteTexts,
  variantOf: rouletteVariant,
  felt: (_, language) => rouletteFelt(language),
})
