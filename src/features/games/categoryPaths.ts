import { paths } from '../../paths.ts'
import type { GameType } from './gameType.ts'

/** Page of each game type, and its title. */
export const categoryPages = {
  SPORTS: { path: paths.sports, titleId: 'pages.sports' },
  ESPORTS: { path: paths.esports, titleId: 'pages.esports' },
  LOTT: { path: paths.lott, titleId: 'pages.lott' },
  ELOTT: { path: paths.elott, titleId: 'pages.elott' },
  LIVE: { path: paths.live, titleId: 'pages.live' },
  FISH: { path: paths.fish, titleId: 'pages.fish' },
  RNG: { path: paths.rng, titleId: 'pages.rng' },
  PVP: { path: paths.pvp, titleId: 'pages.pvp' },
} as const satisfies Record<GameType, { path: () => string; titleId: string }>

/**
 * Paths of pages by game type. Contains only game types whose page lists games with a filter by
 * vendor.
 */
const listPaths: Readonly<Partial<Record<GameType, (vassalage?: string) => string>>> = {
  LIVE: paths.live,
  FISH: paths.fish,
  RNG: paths.rng,
  PVP: paths.pvp,
}

/** Path of the list of a vendor's games; undefined for game types whose pages list vendors only. */
export const vendorPath = (gameType: GameType, vassalage: string): string | undefined =>
  listPaths[gameType]?.(vassalage)
