import type { Game } from '../../../platform/domain/base/content/game.ts'
import { dragonTigerTexts } from '../../content/games/dragonTigerTexts.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import { dragonTigerRules } from '../../rules/dragonTiger/dragonTigerRules.ts'
import { dragonTigerVariant } from '../../rules/variants/tableVariants.ts'
import { cardFelt } from '../cards/cardFelt.ts'
import { cardStyle } from '../cards/cardStyle.ts'
import type { EmulatedGame } from '../frame/emulatedGame.ts'
import { tableGame } from '../table/tableGame.ts'
import { dragonTigerStyle } from './dragonTigerStyle.ts'
import { dragonEmblem, tigerEmblem } from './emblems.ts'

function felt(_: Game, language: EmulatorLanguage): string {
  const { sides, spots } = dragonTigerTexts[language]
  return cardFelt({
    rules: dragonTigerRules,
    language,
    hands: [
      { mark: 'D', name: sides.D, tone: 'red' },
      { mark: 'T', name: sides.T, tone: 'blue' },
    ],
    spots: [
      { spot: 'dragon', name: spots.dragon, tone: 'red', emblem: dragonEmblem },
      { spot: 'tie', name: spots.tie, tone: 'tie' },
      { spot: 'suitedTie', name: spots.suitedTie, tone: 'tie' },
      { spot: 'tiger', name: spots.tiger, tone: 'blue', emblem: tigerEmblem },
    ],
    roads: ['big'],
  })
}

/** Dragon tiger, with rounds of usual or short duration. */
export const dragonTigerGame: EmulatedGame = tableGame({
  name: 'dragonTiger',
  script: async () => (await import('../../gameScripts/gen/dragonTiger.ts')).script,
  css: cardStyle + dragonTigerStyle,
  words: dragonTigerTexts,
  variantOf: dragonTigerVariant,
  felt,
})
