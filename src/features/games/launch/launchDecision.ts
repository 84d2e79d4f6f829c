import type { components } from '../../../api/gen/paths.ts'
import { paths } from '../../../paths.ts'
import { vendorPath } from '../categoryPaths.ts'
import type { GameType } from '../gameType.ts'

type Game = components['schemas']['Game']
type VendorCard = components['schemas']['VendorCard']

/** A vendor that somebody picked from a menu or a card. */
export type VendorItem = Pick<VendorCard, 'vassalage' | 'name' | 'gameType' | 'lobby'>
/** A game that somebody picked from a list. */
export type GameItem = Pick<
  Game,
  'nodeId' | 'gameCode' | 'displayName' | 'vassalage' | 'vendorName' | 'gameType' | 'isGame'
>
export type LaunchItem = VendorItem | GameItem

/** A game to be started, as its dialog and its page take it. */
export type StartedGame = { nodeId: string; title: string; freeTrial?: true }

/** Where a launch leads. */
export type LaunchWay =
  /** A page of ours; a lottery's is for members alone (ROUTE-29). */
  | { way: 'page'; path: string; needsSession: boolean }
  /** A list of one vendor's games of a type, over the page. */
  | { way: 'gameList'; vassalage: string; vendorName: string; gameType: GameType }
  /** The game itself, through the generic start call. */
  | { way: 'start'; game: StartedGame }

/** The lottery pages, by the vendors that have one (ROUTE-49 to ROUTE-51). */
const lotteryPages: Readonly<Record<string, (gameCode?: string) => string>> = {
  TCG_LOTTO_VN: paths.vnLottery,
  TCG_SEA: paths.seaLottery,
  LOTT: paths.lottery,
  ELOTT: paths.lottery,
}

/**
 * What happens when a vendor or a game is launched (ROUTE-49 to ROUTE-54); the first rule that
 * matches counts. Who launches it is not looked at here.
 */
export function launchDecision(item: LaunchItem, { freeTrial = false } = {}): LaunchWay {
  const lotteryPage = Object.hasOwn(lotteryPages, item.vassalage)
    ? lotteryPages[item.vassalage]
    : undefined
  const isGame = 'nodeId' in item
  // A lottery's free trial is a game like others: its page plays for money.
  if (lotteryPage && !freeTrial) {
    const path = lotteryPage(isGame ? item.gameCode : item.lobby?.gameCode)
    return { way: 'page', path, needsSession: true }
  }
  return isGame ? gameDecision(item, freeTrial) : vendorDecision(item)
}

function gameDecision(game: GameItem, freeTrial: boolean): LaunchWay {
  const { nodeId, displayName, vassalage, vendorName, gameType } = game
  if (game.isGame === 'VASSALAGE') return { way: 'gameList', vassalage, vendorName, gameType }
  return {
    way: 'start',
    game: { nodeId, title: displayName, ...(freeTrial ? { freeTrial } : {}) },
  }
}

function vendorDecision({ vassalage, name, gameType, lobby }: VendorItem): LaunchWay {
  if (gameType !== 'RNG' && lobby)
    return { way: 'start', game: { nodeId: lobby.nodeId, title: name } }
  // Without a lobby of its own, as fishing vendors are, nothing could be started.
  const listPath = vendorPath(gameType, vassalage)
  return listPath !== undefined
    ? { way: 'page', path: listPath, needsSession: false }
    : { way: 'gameList', vassalage, vendorName: name, gameType }
}
