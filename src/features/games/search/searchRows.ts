import { paths } from '../../../paths.ts'
import type { FoundGame } from './foundGame.ts'
import type { FoundPlace, FoundPlaces } from './useFoundPlaces.ts'

/** What a press on a part of a row does. */
export type RowAction =
  | { does: 'play'; game: FoundGame; freeTrial?: true }
  | { does: 'go'; path: string }
  | { does: 'search'; text: string }
  | { does: 'forget'; text: string }
  | { does: 'forgetAll' }

/** A line of the results that keys go through; its first action is that of Enter. */
export type SearchRow = {
  /** Names it among all rows. */
  key: string
  actions: readonly [RowAction, ...RowAction[]]
} & (
  | { kind: 'game'; game: FoundGame }
  | { kind: 'place'; place: FoundPlace }
  | { kind: 'recent'; text: string }
  | { kind: 'correction'; text: string }
  | { kind: 'forgetAll' }
)

/** Rows that belong together, in their order on the screen. */
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

const shown = (groups: readonly RowGroup[]): RowGroup[] =>
  groups.filter(({ rows }) => rows.length > 0)

/** What is there to choose before anything is typed. */
export const groupsBefore = (recent: readonly string[], hot: readonly FoundGame[]): RowGroup[] =>
  shown([
    {
      id: 'recent',
      rows: recent.length === 0 ? [] : [...recent.map(recentRow), forgetAllRow],
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
  corrected?: string | undefined
  places: FoundPlaces
  /** Offered where nothing was found. */
  hot: readonly FoundGame[]
}

/** What a text leads to: pages in a line, then games. */
export function groupsOf({ games, corrected, places, hot }: Results): RowGroup[] {
  const found = shown([
    {
      id: 'correction',
      rows:
        corrected === undefined
          ? []
          : [
              {
                key: 'correction',
                kind: 'correction',
                text: corrected,
                actions: [{ does: 'search', text: corrected }],
              },
            ],
    },
    { id: 'vendors', rows: places.vendors.map(placeRow) },
    { id: 'categories', rows: places.categories.map(placeRow) },
    { id: 'games', rows: games.map(gameRow) },
  ])
  return found.length > 0 ? found : shown([{ id: 'hot', rows: hot.map(gameRow) }])
}

/** The row that Enter takes when nobody has chosen one: the best game, else the best page. */
export const firstChoice = (groups: readonly RowGroup[]): SearchRow | undefined =>
  (
    groups.find(({ id }) => id === 'games') ??
    groups.find(({ id }) => id === 'vendors' || id === 'categories')
  )?.rows[0]
