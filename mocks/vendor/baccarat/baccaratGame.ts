import type { Game } from '../../../platform/domain/base/content/game.ts'
import { baccaratTexts } from '../../content/games/baccaratTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { tableTraits } from '../../rules/kindOf.ts'
import { baccaratVariant } from '../../rules/variants/tableVariants.ts'
import { cardFelt } from '../cards/cardFelt.ts'
import { cardStyle } from '../cards/cardStyle.ts'
import type { EmulatedGame } from '../frame/emulatedGame.ts'
import { tableGame } from '../table/tableGame.ts'
import { baccaratStyle } from './baccaratStyle.ts'

function felt(game: Game, language: EmulatorLanguage): string {
  const { sides, spots, halfOnSix } = baccaratTexts[language]
  const banker = { spot: 'banker', name: spots.banker, tone: 'red' } as const
  return cardFelt({
    rules: baccaratVariant(game).rules,
    language,
    hands: [
      { mark: 'P', name: sides.P, tone: 'blue' },
      { mark: 'B', name: sides.B, tone: 'red' },
    ],
    spots: [
      { spot: 'playerPair', name: spots.playerPair, tone: 'blue' },
      { spot: 'player', name: spots.player, tone: 'blue' },
      { spot: 'tie', name: spots.tie, tone: 'tie' },
      tableTraits(game).hasNoCommission ? { ...banker, note: halfOnSix } : banker,
      { spot: 'bankerPair', name: spots.bankerPair, tone: 'red' },
    ],
    roads: ['big', 'bigEye', 'small', 'cockroach'],
  })
}

/** Baccarat: with commission or without, in usual or quick rounds. */
export const baccaratGame: EmulatedGame = tableGame({
  name: 'baccarat',
  script: async () => (await import('../../gameScripts/gen/baccarat.ts')).script,
  css: cardStyle + baccaratStyle,
  words: baccaratTexts,
  variantOf: baccaratVariant,
  felt,
})
