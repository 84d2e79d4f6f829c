/** Effects in the scene when a shot catches its target or misses. */

import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { bodies, type Placed, sceneScale } from '../poses.ts'
import { shotColors } from './cannon.ts'
import type { Pen } from './paint.ts'
import type { Scene } from './scene.ts'

type Point = { x: number; y: number }

/** Target of a shot. */
export type Aimed = { id: string; kind: TargetKind }

export type Catch = {
  odds: number
  /** Payout as text. */
  amount: string
  level: number
}

/** Minimum odds of a large catch. */
const largeOdds = 40
/** Radius of a bomb's explosion, in pixels at a scale of 1. */
const bombReach = 230
/** Maximum number of other targets that a bomb removes. */
const mostVictims = 7

/** Size of a net around a target, in pixels. */
const netOf = (kind: TargetKind, scale: number): number =>
  Math.max(96, bodies[kind].length * 1.35) * scale

/** Takes a target off the scene: it leaps, turns and shrinks. */
function pullOut({ world, clock }: Scene, { swimmer, pose }: Placed, delay: number): void {
  const { picture, width, height } = world.sprites.get(swimmer.kind, 0)
  world.shoal.remove(swimmer.id)
  world.effects.add({
    startsAt: clock() + delay,
    lasts: 680,
    draw(pen: Pen, at: number) {
      const grown = at < 0.28 ? 1 + 0.6 * at : 1.17 * (1 - (at - 0.28) / 0.72)
      pen.save()
      pen.translate(pose.x, pose.y - 26 * at)
      pen.scale(pose.isLeftward ? -pose.scale * grown : pose.scale * grown, pose.scale * grown)
      pen.rotate(pose.angle + 2.4 * at ** 2)
      pen.drawImage(picture, -width / 2, -height / 2, width, height)
      pen.restore()
    },
  })
}

/**
 * Targets that a bomb catches with it, nearest first. The sum of their lowest odds is at most the
 * odds of the catch, so that the shown targets are not worth more than the prize.
 */
function victimsOf(
  scene: Scene,
  at: Point,
  { odds, lowestOf }: { odds: number; lowestOf: (kind: TargetKind) => number },
): Placed[] {
  const reach = bombReach * sceneScale(scene.world.size)
  const distance = ({ pose }: Placed) => Math.hypot(pose.x - at.x, pose.y - at.y)
  let left = odds
  return scene
    .shown()
    .filter((target) => distance(target) < reach)
    .sort((one, other) => distance(one) - distance(other))
    .filter(({ swimmer: { kind } }) => {
      if (kind === 'bombFish' || kind === 'chest' || kind === 'kraken') return false
      if (lowestOf(kind) > left) return false
      left -= lowestOf(kind)
      return true
    })
    .slice(0, mostVictims)
}

function shake({ stage }: { stage: HTMLElement }): void {
  const moves = [0, -7, 6, -5, 4, -2, 0].map((x, at) => ({
    transform: `translate(${x}px,${at % 2 === 0 ? 3 : -3}px)`,
  }))
  for (const layer of stage.querySelectorAll('.back,.sea')) layer.animate(moves, 420)
}

export function showMiss(scene: Scene, { id, kind }: Aimed, at: Point, level: number): void {
  const { world, clock } = scene
  const size = netOf(kind, sceneScale(world.size))
  world.effects.net(clock(), at, { level, size, isHit: false })
  world.missedAt.set(id, clock())
}

/**
 * Shows a catch.
 * @param lowestOf returns the odds of the lowest prize for a kind of target.
 */
export function showCatch(
  scene: Scene,
  { aimed, at, won }: { aimed: Aimed; at: Point; won: Catch },
  {
    stage,
    lowestOf,
    isReduced,
  }: { stage: HTMLElement; lowestOf: (kind: TargetKind) => number; isReduced: boolean },
): void {
  const { world, clock } = scene
  const now = clock()
  const scale = sceneScale(world.size)
  const { odds, amount, level } = won
  const { effects } = world
  // If another shot has already caught the target, the net catches another target of the same kind,
  // if there is one in the scene.
  const target =
    world.shoal.find(aimed.id) ?? scene.shown().find(({ swimmer }) => swimmer.kind === aimed.kind)
  const place = target ? { x: target.pose.x, y: target.pose.y } : at
  const size = netOf(aimed.kind, scale)
  if (aimed.kind === 'bombFish') {
    effects.burst(now, place, { radius: bombReach * scale, color: '#ff8a2b' })
    for (const [rank, victim] of victimsOf(scene, place, { odds, lowestOf }).entries()) {
      pullOut(scene, victim, 60 + rank * 55)
    }
  }
  effects.burst(now, place, { radius: size * 0.8, color: shotColors[level] ?? shotColors[0] })
  effects.net(now, place, { level, size, isHit: true })
  if (target) pullOut(scene, target, 120)
  effects.coins(now + 180, place, Math.min(30, 6 + Math.round(odds / 3)))
  const isLarge = odds >= largeOdds
  const textSize = Math.round(
    (isLarge ? 44 : odds >= 10 ? 32 : 24) * Math.max(0.7, Math.min(1.2, scale)),
  )
  const x = Math.min(Math.max(place.x, 90), world.size.width - 90)
  const y = Math.max(place.y - size * 0.2, 76)
  effects.amount(now + 120, { x, y }, { text: `+${amount}`, size: textSize })
  if ((isLarge || aimed.kind === 'bombFish') && !isReduced) shake({ stage })
}
