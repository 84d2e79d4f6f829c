import { sicBoTexts } from '../../content/games/sicBoTexts.ts'
import { sicBoVariant } from '../../rules/variants/tableVariants.ts'
import { tableGame } from '../table/tableGame.ts'
import { sicBoFelt } from './sicBoFelt.ts'
import { sicBoStyle } from './sicBoStyle.ts'

export const sicBoGame = tableGame({
  name: 'sicBo',
  script: async () => (await import('../../gameScripts/gen/sicBo.ts')).script,
  css: sicBoStyle,
  words: sicBoTexts,
  variantOf: sicBoVariant,
  felt: (_, language) => sicBoFelt(language),
})
