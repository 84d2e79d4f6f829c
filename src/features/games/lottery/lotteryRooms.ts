import * as z from 'zod/mini'
import type { components } from '../../../api/gen/paths.ts'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { listing } from '../listing.ts'
import { vendorCards } from '../vendors/vendorCards.ts'

type Schemas = components['schemas']
export type LotteryMenu = Schemas['LotteryMenu']
export type LotteryMenuGame = Schemas['LotteryMenuGame']

/** Lottery pages (ROUTE-26 to ROUTE-28). */
export type LotteryRoomId = 'lottery' | 'seaLottery' | 'vnLottery'

/**
 * Vendors whose lotteries a page shows; launching such a vendor leads to the page (ROUTE-49 to
 * ROUTE-51).
 */
const vendors: Readonly<Record<LotteryRoomId, readonly string[]>> = {
  lottery: ['LOTT', 'ELOTT'],
  seaLottery: ['TCG_SEA'],
  vnLottery: ['TCG_LOTTO_VN'],
}

/** E-lottery vendors whose presence switches the lobby to the prize table ELOTT (LOB-62). */
const elotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/**
 * Prize table for the lotteries of a page: SEA on the page of South East Asia, ELOTT if the lobby
 * has e-lotteries of certain vendors, otherwise LOTT (LOB-61, LOB-62).
 */
export function prizeModeOf(
  room: LotteryRoomId,
  lanes: Value<'GET /wps/relay/GCSGAME_newGameVendor'>['lanes'],
): Schemas['PrizeMode'] {
  if (room === 'seaLottery') return 'SEA'
  const sells = vendorCards({ lanes, sorting: [] }, 'ELOTT').some(({ vassalage }) =>
    elotteryVendors.includes(vassalage),
  )
  return sells ? 'ELOTT' : 'LOTT'
}

/** Query of a page's menu. */
export const menuQuery = (room: LotteryRoomId, prizeMode: Schemas['PrizeMode']) => {
  const query = { prizeMode, language: listing().language }
  return room === 'lottery'
    ? read('/lgw/games/game_menus', { query })
    : read('/lgw/vn/games/game_menu', { query: { ...query, device: 'WEB' } })
}

/** Query of the lotteries that the member played last. */
export const recentQuery = () =>
  read('/lgw/vn/games/game_menu/recent', {
    query: { device: 'WEB', language: listing().language },
  })

export const latestQuery = () =>
  read('/lotto/lgw/games/opened/numero', { query: { limit: 1, language: listing().language } })

export const gamesOf = ({ gameMenus }: LotteryMenu): LotteryMenuGame[] =>
  gameMenus.flatMap(({ games }) => games)

/** Groups of a menu, limited to the lotteries of the page; empty groups are omitted. */
export const groupsOf = ({ gameMenus }: LotteryMenu, room: LotteryRoomId) =>
  gameMenus
    .map((group) => ({
      ...group,
      games: group.games.filter(({ vassalage }) => vendors[room].includes(vassalage)),
    }))
    .filter(({ games }) => games.length > 0)

/**
 * Lottery with the earliest next draw. Lotteries under maintenance count only if no other lottery
 * exists.
 */
export function nextToBeDrawn(games: readonly LotteryMenuGame[]): LotteryMenuGame | undefined {
  const playable = games.filter(({ inMaintenance }) => !inMaintenance)
  return (playable.length > 0 ? playable : games).toSorted((one, other) =>
    one.nextDraw.drawsAt.localeCompare(other.nextDraw.drawsAt),
  )[0]
}

/** Minimum and maximum poll interval in milliseconds. */
const [soonest, latest] = [5_000, 60_000]

/**
 * Milliseconds until the next poll: shortly after the earliest draw in `draws`, but at least 5 s
 * and at most a minute.
 * @param now milliseconds since 1970
 */
export function untilDrawn(draws: readonly Schemas['NextDraw'][], now: number): number {
  const first = Math.min(...draws.map(({ drawsAt }) => Date.parse(drawsAt)))
  return Math.min(latest, Math.max(soonest, first - now + 1_000))
}

const gameCode = z.catch(
  z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{1,40}$/))),
  undefined,
)

/** Code of the lottery that the URL names; undefined if missing or invalid. */
export const readGameCode = (search: URLSearchParams): string | undefined =>
  gameCode.parse(search.get('gameCode') ?? undefined)
