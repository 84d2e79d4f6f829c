/** Fires shots. Each shot is a bet, and up to three shots may be in the air. */

import type { FishTexts } from '../../../content/games/fishTexts.ts'
import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { fillText } from '../../frame/client/dom.ts'
import { nextFrame, runInFrame } from '../../frame/client/frames.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { PlayedRound } from '../../frame/emulatedGame.ts'
import type { FishOpening } from '../fishGame.ts'
import { isOnScene, type Placed } from '../poses.ts'
import { showCatch, showMiss } from './catches.ts'
import { flyCoins } from './coins.ts'
import type { Scene } from './scene.ts'

export type FishClient = GameClient<FishOpening, FishTexts>

/** One barrel for each shot that may be in the air. */
const barrels = [0, 1, 2]
/** Minimum time between two shots, in milliseconds: the server allows five per second. */
const pace = 215
/** Odds from which a catch has the sound of a large win. */
const bigOdds = 20

/** Result of the attempt to shoot. */
export type ShotResult =
  /**
   * The shot was not fired: the game is paused, the target is out of sight, the last shot was too
   * recent, or three shots are in the air.
   */
  | 'WAITING'
  /** The shot was refused, or the server's response was lost. */
  | 'REFUSED'
  | 'CAUGHT'
  | 'ESCAPED'

/** Odds of a hit as a number; 0 for a miss. */
const oddsOf = ({ gameRound }: PlayedRound): number =>
  gameRound.kind === 'SHOT' && gameRound.isHit ? Number(gameRound.odds) : 0

export function createShots(game: FishClient, scene: Scene) {
  const { words, opening } = game
  /**
   * Shots in the air. The key is the barrel. The value is the stake that is not debited yet, or 0
   * after the debit.
   */
  const fired = new Map<number, number>()
  let firedAt = -pace
  let newestBalance = 0
  const lowestOf = (kind: TargetKind) =>
    opening.targets.find((target) => target.kind === kind)?.prizes[0]?.odds ?? 0

  const pay = (round: PlayedRound) => {
    if (game.isTrial) game.showBalance(undefined, round.win)
    else if (round.placedAt >= newestBalance) {
      // The server's responses may arrive in another order than that of the bets. An older balance
      // must not replace a newer one.
      newestBalance = round.placedAt
      game.showBalance(round.balance)
    }
    if (round.win > 0) game.showLastWin(round.win)
  }

  const show = (
    round: PlayedRound,
    { swimmer }: Placed,
    at: { x: number; y: number },
    level: number,
  ) => {
    const { kind, id } = swimmer
    const odds = oddsOf(round)
    const amount = game.money(round.win)
    const target = words.names[kind]
    const { stage, isReduced } = game
    const showOnScene = () => {
      if (odds === 0) {
        showMiss(scene, { id, kind }, at, level)
        return
      }
      const won = { odds, amount, level }
      showCatch(scene, { aimed: { id, kind }, at, won }, { stage, lowestOf, isReduced })
      game.sound(odds >= bigOdds ? 'big' : 'win')
    }
    const addCoins = () => {
      if (odds === 0 || isReduced) return
      const { left, top } = stage.getBoundingClientRect()
      flyCoins({ x: left + at.x, y: top + at.y }, Math.min(12, 3 + Math.round(odds / 5)))
    }
    const addRound = () => game.addRound({ label: target, win: round.win, stake: round.stake })
    const showPayment = () => {
      pay(round)
      if (odds === 0) game.say(fillText(words.escaped, { target }))
      else game.say(fillText(words.caught, { target, amount, odds }), 'won')
    }
    for (const step of [showOnScene, addCoins, addRound, showPayment]) runInFrame(step)
  }

  /** True unless a trial lacks the play money for another shot. */
  const canPay = (stake: number): boolean => {
    const inTheAir = [...fired.values()].reduce((sum, one) => sum + one, 0)
    return !game.isTrial || stake + inTheAir <= game.balance()
  }

  return async (target: Placed): Promise<ShotResult> => {
    const barrel = barrels.find((one) => !fired.has(one))
    const now = performance.now()
    const isAway = !isOnScene(target.pose, scene.world.size)
    if (game.isPaused() || now - firedAt < pace || isAway) return 'WAITING'
    if (barrel === undefined) {
      game.say(words.inTheAir)
      return 'WAITING'
    }
    const stake = game.stake()
    if (!canPay(stake)) {
      game.say(words.noMoney, 'failed')
      return 'REFUSED'
    }
    firedAt = now
    fired.set(barrel, stake)
    const { level } = scene.world
    const shot = scene.fireAt(target)
    game.sound('stop')
    // The request takes a millisecond of script, and the shot is drawn in this frame.
    await nextFrame()
    // If the response to a shot is lost, the next shot with the same `order` has the same
    // idempotency key. The server then returns the result of the lost shot.
    const order = { target: target.swimmer.kind, stake, barrel }
    const round = await game.play<PlayedRound>('shoot', order)
    if (round && game.isTrial) game.showBalance(undefined, -stake)
    fired.set(barrel, 0)
    await shot.arrived
    fired.delete(barrel)
    const at = shot.end()
    if (!round) return 'REFUSED'
    show(round, target, at, level)
    return round.win > 0 ? 'CAUGHT' : 'ESCAPED'
  }
}

export type Shoot = ReturnType<typeof createShots>
