import type { Game } from '../../../platform/domain/base/content/game.ts'
import { sicBoTexts } from '../../content/games/sicBoTexts.ts'
import { tableTraits } from '../kindOf.ts'
import { tableGame } from '../table/tableGame.ts'
import type { TableVariant } from '../table/tableRules.ts'
import { quickTimes, usualTimes } from '../table/tableTimes.ts'
import { sicBoFelt } from './sicBoFelt.ts'
import { rtp, sicBoRules } from './sicBoRules.ts'
import { sicBoStyle } from './sicBoStyle.ts'

/** Variant of a table, by its name. */
export const sicBoVariant = (game: Pick<Game, 'title'>): TableVariant => ({
  rules: sicBoRules,
  times: tableTraits(game).isSpeed ? quickTimes : usualTimes,
  rtp,
  options: {},
})

export const sicBoGame = tableGame({
  name: 'sicBo',
  script: async () => (await import('../../gameScripts/gen/sicBo.ts')).script,
  css: sicBoStyle,
  words: sicBoTexts,
  variantOf: sicBoVariant,
  felt: (_, language) => sicBoFelt(language),
})
