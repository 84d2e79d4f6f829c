/** Game catalogue in a compact column format. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { hasRtp } from '../../../../src/lib/gameOdds.ts'
import type { Images } from '../../../providers.ts'
import { type Game, gameName, originalName } from '../../base/content/game.ts'
import type { NameLanguage } from '../../base/content/gameNames.ts'
import { giveWay } from '../../base/content/giveWay.ts'
import type { GameType, Vendor } from '../../base/content/vendor.ts'

type GameCatalogue = components['schemas']['GameCatalogue']

/** Collects distinct values in order of first use; each value is referenced by its index. */
function createList<Value>() {
  const places = new Map<Value, number>()
  return {
    placeOf(value: Value): number {
      const place = places.get(value) ?? places.size
      places.set(value, place)
      return place
    },
    values: () => [...places.keys()],
  }
}

/** Game types whose pages need a game code (ROUTE-49 to ROUTE-51). */
const withCode: ReadonlySet<GameType> = new Set(['LOTT', 'ELOTT'])

/** Games per slice of work; a slice takes about a millisecond. */
const gamesPerPiece = 500

type Around = { language: NameLanguage; vendors: readonly Vendor[]; images: Images | undefined }

/**
 * Converts games to columns, in slices of about a millisecond, and yields to other work between the
 * slices.
 * @param games most popular first; entries that are lists of games are left out.
 */
export async function showColumns(
  games: readonly Game[],
  { language, vendors, images }: Around,
): Promise<GameCatalogue> {
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]))
  const its = {
    vendors: createList<string>(),
    types: createList<GameType>(),
    pictures: createList<string>(),
  }
  const columns: GameCatalogue['columns'] = {
    nodeId: [],
    displayName: [],
    nodeName: [],
    gameCode: [],
    vendor: [],
    gameType: [],
    picture: [],
    supportPlay: [],
    inMaintenance: [],
    rtp: [],
  }
  const add = (game: Game) => {
    const { nodeId, gameType } = game
    const [shown, original] = [gameName(game, language), originalName(game)]
    columns.nodeId.push(nodeId)
    columns.displayName.push(shown)
    columns.nodeName.push(original === shown ? '' : original)
    columns.gameCode.push(withCode.has(gameType) ? game.gameCode : '')
    columns.vendor.push(its.vendors.placeOf(game.vendor))
    columns.gameType.push(its.types.placeOf(gameType))
    const picture = images?.game(nodeId) ?? ''
    columns.picture.push(its.pictures.placeOf(picture.replaceAll(nodeId, '{nodeId}')))
    columns.supportPlay.push(game.hasTrial ? 0 : 1)
    columns.inMaintenance.push(game.inMaintenance ? 1 : 0)
    columns.rtp.push(hasRtp(gameType) ? (game.rtp / 100).toFixed(2) : '')
  }
  const shown = games.filter(({ isGame }) => isGame === 'GAME')
  for (let first = 0; first < shown.length; first += gamesPerPiece) {
    for (const game of shown.slice(first, first + gamesPerPiece)) add(game)
    await giveWay()
  }
  return {
    vendors: its.vendors
      .values()
      .map((vassalage) => ({ vassalage, name: vendorNames.get(vassalage) ?? vassalage })),
    gameTypes: its.types.values(),
    pictures: its.pictures.values(),
    columns,
  }
}
