import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import type { GameType } from '../gameType.ts'
import { gameListQuery, rowSize } from '../list/gameListQuery.ts'
import { listSearch } from '../list/listAddress.ts'
import { forHome, hotListing, listing, platform } from '../listing.ts'
import type { VendorCard } from '../vendors/vendorCards.ts'
import { vendorCards } from '../vendors/vendorCards.ts'

export type SectionTitle = {
  titleId: MessageId
  /** Target of the section's "More" link. */
  path: string
}

/** Section with games of one type, optionally of one kind, the most popular first. */
type GamesSection = SectionTitle & {
  kind: 'games'
  id: string
  gameType: GameType
  classify?: string
  /** True for a row below the first screen. Its games load when the player is near the row. */
  isFarDown?: boolean
}
/** Section with cards that each launch a vendor. */
type VendorsSection = SectionTitle & { kind: 'vendors'; id: VendorGroup }
/** Section with the player's recent games or favourites; visitors have no favourites. */
type OwnSection = SectionTitle & { kind: 'recent' | 'favourites' }

export type HomeSection =
  | GamesSection
  | VendorsSection
  | OwnSection
  | (SectionTitle & { kind: 'hot' })
  /** Section with the winner board and the jackpot. */
  | { kind: 'wins' }

/** Groups of vendors that have their own section. */
export type VendorGroup = 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'

/** Kind of game that a licence may forbid; its vendors have a section of their own. */
const cockfight = 'COCKFIGHT'

/** Sections of the home page, from top to bottom (LOB-02 to LOB-11, GAME-09). */
export const homeSections: readonly HomeSection[] = [
  { kind: 'recent', titleId: 'games.home.recent', path: paths.recent() },
  { kind: 'hot', titleId: 'games.home.hot', path: paths.hot() },
  { kind: 'favourites', titleId: 'pages.favorite', path: paths.favorite() },
  { kind: 'wins' },
  {
    kind: 'games',
    id: 'RNG',
    gameType: 'RNG',
    titleId: 'pages.rng',
    path: paths.rng(),
    isFarDown: true,
  },
  {
    kind: 'games',
    id: 'LIVE',
    gameType: 'LIVE',
    titleId: 'pages.live',
    path: paths.live(),
    isFarDown: true,
  },
  {
    kind: 'games',
    id: 'FISH',
    gameType: 'FISH',
    titleId: 'pages.fish',
    path: paths.fish(),
    isFarDown: true,
  },
  { kind: 'vendors', id: 'SPORTS', titleId: 'pages.sports', path: paths.sports() },
  {
    kind: 'games',
    id: 'PVP',
    gameType: 'PVP',
    titleId: 'pages.pvp',
    path: paths.pvp(),
    isFarDown: true,
  },
  { kind: 'vendors', id: 'ESPORTS', titleId: 'pages.esports', path: paths.esports() },
  {
    kind: 'games',
    id: 'MINI',
    gameType: 'RNG',
    classify: 'MINI',
    titleId: 'games.kinds.MINI',
    path: paths.rng() + listSearch({ classify: 'MINI' }),
    isFarDown: true,
  },
  {
    kind: 'vendors',
    id: cockfight,
    titleId: 'games.kinds.COCKFIGHT',
    path: paths.sports() + listSearch({ classify: cockfight }),
  },
]

/** Maximum number of vendors in a section (CONST-22 to CONST-24). */
const mostVendors = 5

/**
 * Vendors of a section. The server lists cockfight vendors under sports; they are excluded from the
 * sports section.
 */
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

/** Query of the most popular games of a section, as many as fit in a row. */
export const sectionGamesQuery = ({ gameType, classify }: GamesSection) =>
  gameListQuery({ gameType, classify, page: 1, pageSize: rowSize })

type HotGames = Value<'GET /wps/relay/GCSGAME_hotGamesV2'>

const inRow = ({ list }: HotGames) => list.slice(0, rowSize)

/**
 * Query of the platform's hot games (API-30), cut to the number that fits in a row (CONST-20),
 * because the response contains five times as many games.
 */
export const hotGamesQuery = () => ({
  ...forHome(
    read(
      '/wps/relay/GCSGAME_hotGamesV2',
      { query: hotListing() },
      // The client has checked the response against the contract.
      { mend: (answer) => ({ list: inRow(answer as HotGames) }) },
    ),
  ),
  select: ({ list }: HotGames) => ({ games: list }),
})

/** Query of the games that the player played last (CONST-21, CONST-26). */
export const recentGamesQuery = () => {
  const { clientType, language } = listing()
  return {
    ...read('/wps/relay/GCS_recentGame', {
      query: { clientType, language, page: 1, pageSize: rowSize },
    }),
    select: ({ list }: Value<'GET /wps/relay/GCS_recentGame'>) => ({ games: list }),
  }
}

/** Maximum number of favourites (CONST-25). */
const mostFavourites = 999

/** Query of all favourites of the player, the newest first (API-35). */
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
