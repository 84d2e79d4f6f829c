import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import type { GameType } from '../gameType.ts'
import { gameListQuery, rowSize } from '../list/gameListQuery.ts'
import { listSearch } from '../list/listAddress.ts'
import { hotListing, listing, platform } from '../listing.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'
import { vendorCards } from '../vendors/vendorCards.ts'

export type SectionTitle = {
  titleId: MessageId
  /** Where all of the section is: its More link. */
  path: string
}

/** Games of a type, the most popular first, perhaps of one kind alone. */
type GamesSection = SectionTitle & {
  kind: 'games'
  id: string
  gameType: GameType
  classify?: string
}
/** Vendors, each of which is launched. */
type VendorsSection = SectionTitle & { kind: 'vendors'; id: VendorGroup }
/** The player's own games; a visitor has none. */
type OwnSection = SectionTitle & { kind: 'recent' | 'favourites' }

/** A section of the home page. */
export type HomeSection =
  | GamesSection
  | VendorsSection
  | OwnSection
  | (SectionTitle & { kind: 'hot' })
  /** The greatest wins, and the jackpot. */
  | { kind: 'wins' }

/** The vendors that a section can be of. */
export type VendorGroup = 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'

/** The kind of game that a licence may forbid, whose vendors have a section of their own. */
const cockfight = 'COCKFIGHT'

/** The sections of the home page, from top to bottom (LOB-02 to LOB-11, GAME-09). */
export const homeSections: readonly HomeSection[] = [
  { kind: 'recent', titleId: 'games.home.recent', path: paths.recent() },
  { kind: 'hot', titleId: 'games.home.hot', path: paths.hot() },
  { kind: 'favourites', titleId: 'pages.favorite', path: paths.favorite() },
  { kind: 'wins' },
  { kind: 'games', id: 'RNG', gameType: 'RNG', titleId: 'pages.rng', path: paths.rng() },
  { kind: 'games', id: 'LIVE', gameType: 'LIVE', titleId: 'pages.live', path: paths.live() },
  { kind: 'games', id: 'FISH', gameType: 'FISH', titleId: 'pages.fish', path: paths.fish() },
  { kind: 'vendors', id: 'SPORTS', titleId: 'pages.sports', path: paths.sports() },
  { kind: 'games', id: 'PVP', gameType: 'PVP', titleId: 'pages.pvp', path: paths.pvp() },
  { kind: 'vendors', id: 'ESPORTS', titleId: 'pages.esports', path: paths.esports() },
  {
    kind: 'games',
    id: 'MINI',
    gameType: 'RNG',
    classify: 'MINI',
    titleId: 'games.kinds.MINI',
    path: paths.rng() + listSearch({ classify: 'MINI' }),
  },
  {
    kind: 'vendors',
    id: cockfight,
    titleId: 'games.kinds.COCKFIGHT',
    path: paths.sports() + listSearch({ classify: cockfight }),
  },
]

/** How many vendors a section has at most (CONST-22 to CONST-24). */
const mostVendors = 5

/** The vendors of a section. Those of cockfights stand among the sports, but not in their section. */
export function vendorsOfSection(
  answer: Value<'GET /wps/relay/GCSGAME_newGameVendor'>,
  group: VendorGroup,
): VendorCard[] {
  const fights = new Set(
    answer.lanes
      .flatMap(({ gameClassify }) => gameClassify)
      .filter(({ key }) => key === cockfight)
      .flatMap(({ vendors }) => vendors),
  )
  const isIn = ({ vassalage }: VendorCard) => fights.has(vassalage) === (group === cockfight)
  return vendorCards(answer, group === 'ESPORTS' ? 'ESPORTS' : 'SPORTS')
    .filter(isIn)
    .slice(0, mostVendors)
}

/** The most popular games of a section, as many as a row has. */
export const sectionGamesQuery = ({ gameType, classify }: GamesSection) =>
  gameListQuery({ gameType, classify, page: 1, pageSize: rowSize })

type HotGames = Value<'GET /wps/relay/GCSGAME_hotGamesV2'>

const inRow = ({ list }: HotGames) => list.slice(0, rowSize)

/** The hot games of the whole platform (API-30), as many as a row has (CONST-20). */
export const hotGamesQuery = () => ({
  ...read('/wps/relay/GCSGAME_hotGamesV2', { query: hotListing() }),
  select: (answer: HotGames) => ({ games: inRow(answer) }),
  // The answer has five times as many.
  meta: { publicPart: (answer: HotGames) => ({ list: inRow(answer) }) },
})

/** The games that the player played last (CONST-21, CONST-26). */
export const recentGamesQuery = () => {
  const { clientType, language } = listing()
  return {
    ...read('/wps/relay/GCS_recentGame', {
      query: { clientType, language, page: 1, pageSize: rowSize },
    }),
    select: ({ list }: Value<'GET /wps/relay/GCS_recentGame'>) => ({ games: list }),
  }
}

/** As many favourites as there can be (CONST-25). */
const mostFavourites = 999

/** All of the player's favourites, the newest first (API-35). */
export const favouriteGamesQuery = () => {
  const { clientType, language } = listing()
  return {
    ...read('/wps/relay/MCSFE_getFavoriteGamesList', {
      query: { clientType, language, platform, pageNo: 1, pageSize: mostFavourites },
    }),
    select: ({ content }: Value<'GET /wps/relay/MCSFE_getFavoriteGamesList'>) => ({
      games: content,
    }),
  }
}
