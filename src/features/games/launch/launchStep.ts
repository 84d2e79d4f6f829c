import type { Modal } from '../../../kit/modal/modalTable.ts'
import { paths } from '../../../paths.ts'
import type { LaunchWay, StartedGame } from './launchDecision.ts'

/** Kind of account that launches. An account whose kind is not known yet counts as a member. */
export type Launcher = 'visitor' | 'trial' | 'member'

/** Navigation, login or dialog that a launch results in. */
export type LaunchStep =
  | { step: 'go'; path: string }
  /** `next` continues the launch after the login (ERR-27). */
  | { step: 'login'; next: string }
  | { step: 'show'; modal: Modal }

/**
 * Next step of a launch: the login for a visitor (GAME-25, ERR-27), the real-account dialog for a
 * trial member (ERR-30, GAME-35), otherwise the launched page or game. A free trial is open to
 * everybody (GAME-36).
 */
export function launchStep(way: LaunchWay, launcher: Launcher): LaunchStep {
  switch (way.way) {
    case 'page':
      return way.needsSession && launcher === 'visitor'
        ? { step: 'login', next: way.path }
        : { step: 'go', path: way.path }
    case 'gameList': {
      const { vassalage, vendorName, gameType } = way
      return { step: 'show', modal: { name: 'gameList', vassalage, vendorName, gameType } }
    }
    case 'start':
      return startStep(way.game, launcher)
  }
}

function startStep(game: StartedGame, launcher: Launcher): LaunchStep {
  if (!game.freeTrial && launcher === 'visitor') {
    return { step: 'login', next: paths.seamless(game.nodeId, game.target) }
  }
  if (!game.freeTrial && launcher === 'trial') {
    return { step: 'show', modal: { name: 'realAccount' } }
  }
  return { step: 'show', modal: { name: 'game', ...game } }
}
