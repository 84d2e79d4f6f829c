import type { components } from '../../../api/gen/paths.ts'

type Schemas = components['schemas']
export type GameCatalogue = Schemas['GameCatalogue']

/** Data of a game that a search result shows and a launch needs. */
export type FoundGame = Pick<
  Schemas['Game'],
  | 'nodeId'
  | 'gameCode'
  | 'displayName'
  | 'nodeName'
  | 'showIcon'
  | 'vassalage'
  | 'vendorName'
  | 'gameType'
  | 'isGame'
  | 'supportPlay'
  | 'inMaintenance'
  | 'rtp'
>

/** Game at an index of the columnar catalogue; undefined if the row is missing or incomplete. */
export function gameAt(
  { columns, vendors, gameTypes, pictures }: GameCatalogue,
  place: number,
): FoundGame | undefined {
  const nodeId = columns.nodeId[place]
  const displayName = columns.displayName[place]
  const vendor = vendors[columns.vendor[place] ?? -1]
  const gameType = gameTypes[columns.gameType[place] ?? -1]
  const rtp = columns.rtp[place]
  if (nodeId === undefined || displayName === undefined || !vendor || !gameType) return undefined
  return {
    nodeId,
    displayName,
    nodeName: columns.nodeName[place] || displayName,
    gameCode: columns.gameCode[place] ?? '',
    vassalage: vendor.vassalage,
    vendorName: vendor.name,
    gameType,
    isGame: 'GAME',
    showIcon: (pictures[columns.picture[place] ?? -1] ?? '').replaceAll('{nodeId}', nodeId),
    supportPlay: columns.supportPlay[place] === 0 ? 0 : 1,
    inMaintenance: columns.inMaintenance[place] === 1,
    ...(rtp && { rtp }),
  }
}
