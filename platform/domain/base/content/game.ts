import { isInLatin, type NameLanguage, nameLanguages, type Title, titleIn } from './gameNames.ts'
import type { GameType } from './vendor.ts'

export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH'

/** Limits of the stakes as decimal amounts, such as `0.20`. */
export type Stakes = { minimum: string; maximum: string }

export type Game = {
  nodeId: string
  /** The vendor's id of the game. */
  gameCode: string
  /** The vendor's code, called `vassalage` in the API. */
  vendor: string
  vendorName: string
  /** Language of the game's original name. */
  homeLanguage: NameLanguage
  gameType: GameType
  /** Subtype; a filter of the lobby. */
  gameClassify: string
  title: Title
  /** True if the vendor translates the name into all languages. */
  isTranslated: boolean
  motif: string
  /**
   * `GAME` is a playable game. `VASSALAGE` is a catalogue entry that only opens the list of the
   * vendor's games of the same type (ROUTE-53).
   */
  isGame: 'GAME' | 'VASSALAGE'
  isHot: boolean
  /** True if the game can be played for free (`supportPlay` 0). */
  hasTrial: boolean
  /** Return to player, in hundredths of a percent; shown only for types with `hasRtp`. */
  rtp: number
  /** Undefined if the vendor publishes no volatility, such as for table games. */
  volatility: Volatility | undefined
  /** Minimum and maximum of one bet, in the market's currency. */
  stakes: Stakes
  /** Release time in milliseconds since 1970. */
  releasedAt: number
  /** True while the game cannot be started. */
  inMaintenance: boolean
  /** Higher values sort first. */
  popularity: number
}

/** The vendor's original name. */
export const originalName = ({ title, homeLanguage }: Game): string => titleIn(title, homeLanguage)

/**
 * Languages in which a game has a published name. The vendor may translate the name into all
 * languages. If not, these are the game's own language and, if that is not written in Latin
 * letters, English.
 */
export function publishedLanguages({
  isTranslated,
  homeLanguage,
}: Pick<Game, 'isTranslated' | 'homeLanguage'>): readonly NameLanguage[] {
  if (isTranslated) return nameLanguages
  return isInLatin(homeLanguage) ? [homeLanguage] : [homeLanguage, 'en']
}

/**
 * Name of a game for readers of a language. An untranslated game keeps its original name; readers
 * of other languages get the English name if the original is not in Latin letters.
 */
export function gameName(game: Game, language: NameLanguage): string {
  const published = publishedLanguages(game)
  const spoken = published.includes(language) ? language : published.at(-1)
  return titleIn(game.title, spoken ?? game.homeLanguage)
}
