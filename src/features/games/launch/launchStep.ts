import type { Modal } from '../../../kit/modal/modalTable.ts'
import { paths } from '../../../paths.ts'
import type { LaunchWay, StartedGame } from './launchDecision.ts'

/** Who launches, as far as it matters here. An account whose kind is not known yet is a member. */
export type Launcher = 'visitor' | 'trial' | 'member'

/** What to do about a launch. */
export type LaunchStep =
  | { step: 'go'; path: string }
  /** `next` continues it after the login (ERR-27). */
  | { step: 'login'; next: string }
  | { step: 'show'; modal: Modal }

/**
 * What somebody gets who launches something: the login popup for a visitor (GAME-25, ERR-27), word
 * that a real account is needed for a trial member (ERR-30, GAME-35), else what was launched. A
 * free trial is open to all (GAME-36).
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
    return { step: 'login', next: paths.seamless(game.nodeId) }
  }
  if (!game.freeTrial && launcher === 'trial') {
    return { step: 'show', modal: { name: 'realAccount' } }
  }
  return { step: 'show', modal: { name: 'game', ...game } }
}
