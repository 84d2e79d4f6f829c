/** Fishing games. Every shot is a bet, and the server decides its result. */

import { fishTexts } from '../../content/games/fishTexts.ts'
import { fishVariantOf, playShot, shotsPerCatch, type Target } from '../../rules/fish/fishRules.ts'
import {
  type ActBody,
  type EmulatedGame,
  type Play,
  type PlayedRound,
  RefusedAct,
} from '../frame/emulatedGame.ts'
import { fishStage, fishStyle } from './fishStyle.ts'

/** Maximum number of a member's shots in a game per second. */
const shotsPerSecond = 5
/** Number of recent shots in the initial data of the page. */
const roundsShown = 20

const keyForm = /^[A-Za-z0-9-]{8,64}$/

/** Initial data of the page. */
export type FishOpening = {
  /** Seed of the school of fish. */
  seed: string
  waters: ReturnType<typeof fishVariantOf>['name']
  /** RTP in hundredths of a percent. */
  rtp: number
  targets: readonly (Target & {
    /** Average number of shots for one catch, rounded. */
    shots: number
  })[]
  /** The player's recent shots, newest first. */
  rounds: readonly PlayedRound[]
}

async function opening(play: Play): Promise<FishOpening> {
  const { name, rtp, targets } = fishVariantOf(play.game)
  return {
    seed: play.game.nodeId,
    waters: name,
    rtp,
    targets: targets.map(({ kind, prizes }) => ({
      kind,
      prizes,
      shots: Math.round(shotsPerCatch({ kind, prizes }, rtp) * 10) / 10,
    })),
    rounds: await play.recent(roundsShown),
  }
}

/**
 * Refuses a new shot if the member has fired too many in this game within a second. A repeated shot
 * may always fetch its result. Free trials are not limited: their shots are not stored and win no
 * money.
 */
async function limitPace({ context, launch, memberId, game }: Play, key: string): Promise<void> {
  if (memberId === undefined) return
  const { store, now } = context
  if (await store.launchBets.get(`${launch.id}/${key}`)) return
  const recent = await store.bets.find({
    where: { memberId, placedAt: { atLeast: now() - 999 } },
    orderBy: { column: 'placedAt', direction: 'descending' },
    limit: shotsPerSecond,
  })
  if (recent.filter(({ nodeId }) => nodeId === game.nodeId).length >= shotsPerSecond) {
    throw new RefusedAct('TOO_FAST')
  }
}

/**
 * Handles `shoot` with `{ target, stake, key }`. The page also sends `barrel`, so that concurrent
 * shots differ.
 */
async function shootAt(play: Play, { target: kind, stake, key }: ActBody): Promise<PlayedRound> {
  const { rtp, targets } = fishVariantOf(play.game)
  const target = targets.find((one) => one.kind === kind)
  const isOrder =
    typeof key === 'string' && keyForm.test(key) && typeof stake === 'number' && stake > 0
  if (!target || !isOrder || !Number.isSafeInteger(stake)) throw new RefusedAct('REQUEST_INVALID')
  await limitPace(play, key)
  return play.playNow({
    key,
    stake,
    decide: (randomBytes) => playShot(target, { rtp, stake }, randomBytes),
  })
}

export const fishGame: EmulatedGame = {
  name: 'fish',
  script: async () => (await import('../../gameScripts/gen/fish.ts')).script,
  css: fishStyle,
  stage: (_, language) => fishStage(fishTexts[language]),
  words: fishTexts,
  hasStakes: true,
  opening,
  acts: { shoot: shootAt },
}
