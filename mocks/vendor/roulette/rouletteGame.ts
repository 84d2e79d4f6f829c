import { rouletteTexts } from '../../content/games/rouletteTexts.ts'
import { rouletteVariant } from '../../rules/variants/tableVariants.ts'
import { tableGame } from '../table/tableGame.ts'
import { rouletteFelt } from './rouletteFelt.ts'
import { rouletteStyle } from './rouletteStyle.ts'

export const rouletteGame = tableGame({
  name: 'roulette',
  script: async () => (await import('../../gameScripts/gen/roulette.ts')).script,
  css: rouletteStyle,
  words: rouletteTexts,
  variantOf: rouletteVariant,
  felt: (_, language) => rouletteFelt(language),
})
