/** Games as the API returns them. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { hasRtp } from '../../../../src/lib/gameOdds.ts'
import type { Images } from '../../../providers.ts'
import { type Game, gameName, originalName, publishedLanguages } from '../../base/content/game.ts'
import { type NameLanguage, nameLanguageOf, titleIn } from '../../base/content/gameNames.ts'
import type { Vendor } from '../../base/content/vendor.ts'
import type { Offer } from './offer.ts'

type Schemas = components['schemas']

/**
 * Language of game names in a response: from the parameter `language`, otherwise from the header.
 */
export const languageOf = (
  language: string | undefined,
  headers: { 'Accept-Language'?: string } | undefined,
): NameLanguage => nameLanguageOf(language ?? headers?.['Accept-Language'])

const tableTypes: readonly string[] = ['LIVE', 'PVP']

/** Game as lists return it (GAME-15). Pictures are empty if there is no image provider. */
export function showGame(
  game: Game,
  language: NameLanguage,
  images: Images | undefined,
): Schemas['Game'] {
  const { nodeId, gameCode, vendor, gameType, gameClassify, isGame, inMaintenance } = game
  return {
    nodeId,
    gameCode,
    vassalage: vendor,
    gameType,
    gameClassify,
    isGame,
    inMaintenance,
    nodeName: originalName(game),
    displayName: gameName(game, language),
    showIcon: images?.game(nodeId) ?? '',
    vendorName: game.vendorName,
    vendorIcon: images?.vendorIcon(vendor) ?? '',
    isHot: game.isHot ? 1 : 0,
    supportPlay: game.hasTrial ? 0 : 1,
    ...(hasRtp(gameType) && { rtp: (game.rtp / 100).toFixed(2) }),
    ...(tableTypes.includes(gameType) && { limits: { ...game.stakes } }),
    releasedAt: new Date(game.releasedAt).toISOString(),
  }
}

/** Popular games of the same type that can be started now (ERR-23). */
export const suggestionsFor = (game: Game, offer: Offer, count = 6): Game[] =>
  offer
    .games({ gameType: game.gameType })
    .filter((other) => canStart(other) && other.nodeId !== game.nodeId)
    .slice(0, count)

/** True if a game can be started: it is not a list of games, and not under maintenance. */
export const canStart = ({ isGame, inMaintenance }: Game): boolean =>
  isGame === 'GAME' && !inMaintenance

/** Maximum number of related games on a game's page. */
const mostRelated = 12

/**
 * Related games of the same vendor and type: the next ones by popularity. After the least popular
 * game, the list continues with the most popular one, so that a visitor who follows the links can
 * reach all games.
 */
function relatedTo({ nodeId, vendor, gameType }: Game, offer: Offer): Game[] {
  const all = offer.games({ vendors: [vendor], gameType })
  const place = all.findIndex((other) => other.nodeId === nodeId)
  return [...all.slice(place + 1), ...all.slice(0, place)]
    .filter(({ isGame }) => isGame === 'GAME')
    .slice(0, mostRelated)
}

/** Data of a game's page, without `isFavorite`, which depends on the caller. */
export function showDetails(
  game: Game,
  language: NameLanguage,
  { offer, images }: { offer: Offer; images: Images | undefined },
): Omit<Schemas['GameDetails'], 'isFavorite'> {
  const { stakes, volatility } = game
  return {
    game: showGame(game, language, images),
    vendor: {
      logo: images?.vendorLogo(game.vendor) ?? '',
      logoDark: images?.vendorLogoDark(game.vendor) ?? '',
    },
    names: publishedLanguages(game).map((code) => ({
      language: code,
      name: titleIn(game.title, code),
    })),
    ...(volatility && { volatility }),
    stakes: { ...stakes },
    related: relatedTo(game, offer).map((other) => showGame(other, language, images)),
  }
}

/** A vendor's name and pictures (LOB-47). Pictures are empty if there is no image provider. */
export const showVendor = ({ code, name, accent }: Vendor, images: Images | undefined) => ({
  name,
  accent,
  vassalage: code,
  logo: images?.vendorLogo(code) ?? '',
  logoDark: images?.vendorLogoDark(code) ?? '',
  banner: images?.vendorBanner(code) ?? '',
})
