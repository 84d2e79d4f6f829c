import type { components } from '../../../api/gen/paths.ts'
import { paths } from '../../../paths.ts'
import { vendorPath } from '../categoryPaths.ts'
import type { GameType } from '../gameType.ts'

type Game = components['schemas']['Game']
type VendorCard = components['schemas']['VendorCard']

/** Vendor that was selected in a menu or on a card. */
export type VendorItem = Pick<VendorCard, 'vassalage' | 'name' | 'gameType' | 'lobby'>
/** Game that was selected in a list. */
export type GameItem = Pick<
  Game,
  'nodeId' | 'gameCode' | 'displayName' | 'vassalage' | 'vendorName' | 'gameType' | 'isGame'
>
export type LaunchItem = VendorItem | GameItem

/** Game to start, as data of the game dialog and the game page. */
export type StartedGame = { nodeId: string; title: string; freeTrial?: true; target?: string }

export type LaunchOptions = {
  freeTrial?: boolean
  /** Match or selection that a sports book shows first. */
  target?: string | undefined
}

/** Target of a launch: a page, a list of games or a game. */
export type LaunchWay =
  /** Page of the portal; a lottery page requires a session (ROUTE-29). */
  | { way: 'page'; path: string; needsSession: boolean }
  /** Dialog with one vendor's games of a type. */
  | { way: 'gameList'; vassalage: string; vendorName: string; gameType: GameType }
  /** Game that the generic start endpoint starts. */
  | { way: 'start'; game: StartedGame }

/** Lottery pages, by the vendors that have one (ROUTE-49 to ROUTE-51). */
const lotteryPages: Readonly<Record<string, (gameCode?: string) => string>> = {
  TCG_LOTTO_VN: paths.vnLottery,
  TCG_SEA: paths.seaLottery,
  LOTT: paths.lottery,
  ELOTT: paths.lottery,
}

/**
 * Decides what the launch of a vendor or a game leads to (ROUTE-49 to ROUTE-54); the first matching
 * rule applies. The caller's account is not considered here.
 */
export function launchDecision(item: LaunchItem, options: LaunchOptions = {}): LaunchWay {
  const lotteryPage = Object.hasOwn(lotteryPages, item.vassalage)
    ? lotteryPages[item.vassalage]
    : undefined
  const isGame = 'nodeId' in item
  // A free trial of a lottery opens as a game, because the lottery page accepts only real bets.
  if (lotteryPage && !options.freeTrial) {
    const path = lotteryPage(isGame ? item.gameCode : item.lobby?.gameCode)
    return { way: 'page', path, needsSession: true }
  }
  return isGame ? gameDecision(item, options) : vendorDecision(item)
}

function gameDecision(game: GameItem, { freeTrial, target }: LaunchOptions): LaunchWay {
  const { nodeId, displayName, vassalage, vendorName, gameType } = game
  if (game.isGame === 'VASSALAGE') return { way: 'gameList', vassalage, vendorName, gameType }
  return {
    way: 'start',
    game: {
      nodeId,
      title: displayName,
      ...(freeTrial ? { freeTrial } : {}),
      ...(target === undefined ? {} : { target }),
    },
  }
}

function vendorDecision({ vassalage, name, gameType, lobby }: VendorItem): LaunchWay {
  if (gameType !== 'RNG' && lobby)
    return { way: 'start', game: { nodeId: lobby.nodeId, title: name } }
  // A vendor without a lobby, such as a fishing vendor, has nothing to start.
  const listPath = vendorPath(gameType, vassalage)
  return listPath !== undefined
    ? { way: 'page', path: listPath, needsSession: false }
    : { way: 'gameList', vassalage, vendorName: name, gameType }
}
