import { paths } from '../../../paths.ts'
import type { FoundGame } from './foundGame.ts'
import type { FoundPlace, FoundPlaces } from './useFoundPlaces.ts'

export type RowAction =
  | { does: 'play'; game: FoundGame; freeTrial?: true }
  | { does: 'go'; path: string }
  | { does: 'search'; text: string }
  | { does: 'forget'; text: string }
  | { does: 'forgetAll' }

/** Row of the results, selectable with the arrow keys. Enter runs its first action. */
export type SearchRow = {
  /** Key that is unique among all rows. */
  key: string
  actions: readonly [RowAction, ...RowAction[]]
} & (
  | { kind: 'game'; game: FoundGame }
  | { kind: 'place'; place: FoundPlace }
  | { kind: 'recent'; text: string }
  | { kind: 'correction'; text: string }
  | { kind: 'forgetAll' }
)

/** Group of rows, in display order. */
export type RowGroup = {
  id: 'correction' | 'vendors' | 'categories' | 'games' | 'recent' | 'hot'
  rows: readonly SearchRow[]
}

const gameRow = (game: FoundGame): SearchRow => ({
  key: `game-${game.nodeId}`,
  kind: 'game',
  game,
  actions: [
    { does: 'play', game },
    ...(game.supportPlay === 0 ? [{ does: 'play', game, freeTrial: true } as const] : []),
    { does: 'go', path: paths.game(game.nodeId) },
  ],
})

const placeRow = (place: FoundPlace): SearchRow => ({
  key: place.key,
  kind: 'place',
  place,
  actions: [{ does: 'go', path: place.path }],
})

const dropEmpty = (groups: readonly RowGroup[]): RowGroup[] =>
  groups.filter(({ rows }) => rows.length > 0)

/** Groups that are shown before the player types. */
export const groupsBefore = (
  recentTexts: readonly string[],
  hot: readonly FoundGame[],
): RowGroup[] =>
  dropEmpty([
    {
      id: 'recent',
      rows: recentTexts.length === 0 ? [] : [...recentTexts.map(recentRow), forgetAllRow],
    },
    { id: 'hot', rows: hot.map(gameRow) },
  ])

const recentRow = (text: string, place: number): SearchRow => ({
  key: `recent-${place}`,
  kind: 'recent',
  text,
  actions: [
    { does: 'search', text },
    { does: 'forget', text },
  ],
})

const forgetAllRow: SearchRow = {
  key: 'forgetAll',
  kind: 'forgetAll',
  actions: [{ does: 'forgetAll' }],
}

type Results = {
  games: readonly FoundGame[]
  correction?: string | undefined
  places: FoundPlaces
  /** Hot games, shown if nothing was found. */
  hot: readonly FoundGame[]
}

/** Groups of a search: vendors and game types, then games. */
export function groupsOf({ games, correction, places, hot }: Results): RowGroup[] {
  const found = dropEmpty([
    {
      id: 'correction',
      rows:
        correction === undefined
          ? []
          : [
              {
                key: 'correction',
                kind: 'correction',
                text: correction,
                actions: [{ does: 'search', text: correction }],
              },
            ],
    },
    { id: 'vendors', rows: places.vendors.map(placeRow) },
    { id: 'categories', rows: places.categories.map(placeRow) },
    { id: 'games', rows: games.map(gameRow) },
  ])
  return found.length > 0 ? found : dropEmpty([{ id: 'hot', rows: hot.map(gameRow) }])
}

/**
 * Row that Enter opens if no row is selected: the best game, otherwise the best vendor or game
 * type.
 */
export const firstChoice = (groups: readonly RowGroup[]): SearchRow | undefined =>
  (
    groups.find(({ id }) => id === 'games') ??
    groups.find(({ id }) => id === 'vendors' || id === 'categories')
  )?.rows[0]
