import * as z from 'zod/mini'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { listing } from '../listing.ts'

type Schemas = components['schemas']
export type LotteryMenu = Schemas['LotteryMenu']
export type LotteryMenuGame = Schemas['LotteryMenuGame']

/** The pages of lotteries (ROUTE-26 to ROUTE-28). */
export type LotteryRoomId = 'lottery' | 'seaLottery' | 'vnLottery'

/** Whose lotteries a page has: those that a launch sends there (ROUTE-49 to ROUTE-51). */
const vendors: Readonly<Record<LotteryRoomId, readonly string[]>> = {
  lottery: ['LOTT', 'ELOTT'],
  seaLottery: ['TCG_SEA'],
  vnLottery: ['TCG_LOTTO_VN'],
}

/** The call that has a page's menu. */
export const menuQuery = (room: LotteryRoomId) => {
  const { language } = listing()
  const prizeMode = room === 'seaLottery' ? 'SEA' : 'LOTT'
  return room === 'lottery'
    ? read('/lgw/games/game_menus', { query: { language } })
    : read('/lgw/vn/games/game_menu', { query: { prizeMode, device: 'WEB', language } })
}

/** The groups of a menu with the page's own lotteries; one without any is left out. */
export const groupsOf = ({ gameMenus }: LotteryMenu, room: LotteryRoomId) =>
  gameMenus
    .map((group) => ({
      ...group,
      games: group.games.filter(({ vassalage }) => vendors[room].includes(vassalage)),
    }))
    .filter(({ games }) => games.length > 0)

/**
 * The table of prizes that a lottery's lobby opens with: quick draws of the house have their own.
 */
export function prizeModeOf(
  room: LotteryRoomId,
  group: Schemas['LotteryGroup'],
): Schemas['PrizeMode'] {
  if (room === 'seaLottery') return 'SEA'
  return group === 'QUICK' ? 'ELOTT' : 'LOTT'
}

const gameCode = z.catch(
  z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9_]{1,40}$/))),
  undefined,
)

/** The lottery that an address names; what is no code counts as none. */
export const readGameCode = (search: URLSearchParams): string | undefined =>
  gameCode.parse(search.get('gameCode') ?? undefined)
