/** Positions of targets in a scene, in pixels, and the target at a point. */

import type { TargetKind } from '../../rules/fish/fishRules.ts'
import type { Point, Swimmer } from './school.ts'

/** Size of the scene in CSS pixels. */
export type SceneSize = { width: number; height: number }

/** Length and height of a kind in a scene of 1000 × 500 pixels, without decorative fins. */
export const bodies: Readonly<Record<TargetKind, { length: number; height: number }>> = {
  sardine: { length: 50, height: 22 },
  clownfish: { length: 54, height: 34 },
  butterflyfish: { length: 56, height: 50 },
  seahorse: { length: 44, height: 74 },
  pufferfish: { length: 66, height: 54 },
  jellyfish: { length: 62, height: 86 },
  turtle: { length: 100, height: 70 },
  ray: { length: 130, height: 84 },
  shark: { length: 190, height: 84 },
  whale: { length: 250, height: 124 },
  bombFish: { length: 74, height: 62 },
  chest: { length: 86, height: 72 },
  kraken: { length: 300, height: 190 },
}

/** Kinds that stay upright instead of following the direction of their path. */
const uprightKinds: readonly TargetKind[] = ['seahorse', 'jellyfish', 'chest', 'kraken']

/** Minimum scale, so that small fish can be touched on a phone. */
const leastScale = 0.52
/** Size of the farthest fish, as a share of the nearest. */
const farScale = 0.78
/** Steepest angle of a swimming fish, in radians. */
const steepest = 0.5

export type Pose = {
  /** Centre, in pixels. */
  x: number
  y: number
  /** Angle in radians; positive is downward. */
  angle: number
  /** True if the fish looks to the left. */
  isLeftward: boolean
  /** Factor for the sizes in `bodies`. */
  scale: number
}

/** Scale of all targets in a scene. */
export const sceneScale = ({ width, height }: SceneSize): number =>
  Math.min(1.7, Math.max(leastScale, Math.sqrt((width * height) / 420_000)))

/** Share of the swimmers that fit into a scene, from 0 to 1. */
export const sceneRoom = ({ width, height }: SceneSize): number =>
  Math.min(1, Math.max(0.45, (width * height) / 420_000))

function onCurve([a, b, c, d]: Swimmer['path'], at: number): Point {
  const rest = 1 - at
  const [wa, wb, wc, wd] = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3]
  return {
    x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
    y: wa * a.y + wb * b.y + wc * c.y + wd * d.y,
  }
}

/** Position, angle and scale of a swimmer at a time. */
export function poseOf(swimmer: Swimmer, now: number, size: SceneSize): Pose {
  const { path, startsAt, endsAt, offset, kind, depth, phase } = swimmer
  const at = (now - startsAt) / (endsAt - startsAt)
  const here = onCurve(path, at)
  const next = onCurve(path, at + 0.005)
  const across = (next.x - here.x) * size.width
  const down = (next.y - here.y) * size.height
  const isLeftward = across < 0
  const isUpright = uprightKinds.includes(kind)
  const slope = Math.atan2(down, Math.abs(across))
  const angle = isUpright ? 0 : Math.max(-steepest, Math.min(steepest, slope))
  const scale = sceneScale(size) * (1 - (1 - farScale) * depth)
  const { length } = bodies[kind]
  const bob = Math.sin((at * 6 + phase) * 2 * Math.PI) * 0.012 * size.height
  return {
    x: here.x * size.width + offset.x * length * scale * (isLeftward ? -1 : 1),
    y: here.y * size.height + offset.y * length * scale + bob,
    angle,
    isLeftward,
    scale,
  }
}

export type Placed = { swimmer: Swimmer; pose: Pose }

/** True if the centre of a target is in the scene. Only such a target can be shot. */
export const isOnScene = ({ x, y }: Point, { width, height }: SceneSize): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height

/** Distance from a target at which a press still counts, in pixels. */
const pressSlack = 10

/**
 * Target at a point. If the ellipses of several targets contain the point, the relative distance to
 * their centres decides. So a small fish in front of a whale can be chosen.
 */
export function targetAt(targets: readonly Placed[], point: Point): Placed | undefined {
  let nearest: Placed | undefined
  let least = 1
  for (const entry of targets) {
    const { pose, swimmer } = entry
    const { length, height } = bodies[swimmer.kind]
    const [across, down] = [point.x - pose.x, point.y - pose.y]
    const turn = pose.isLeftward ? -pose.angle : pose.angle
    const along = across * Math.cos(turn) + down * Math.sin(turn)
    const beside = down * Math.cos(turn) - across * Math.sin(turn)
    const halfLength = (length * pose.scale) / 2 + pressSlack
    const halfHeight = (height * pose.scale) / 2 + pressSlack
    const distance = Math.hypot(along / halfLength, beside / halfHeight)
    if (distance <= least) {
      least = distance
      nearest = entry
    }
  }
  return nearest
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const directions: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Nearest target from a point in a direction; undefined if there is none. */
export function targetBeside(
  targets: readonly Placed[],
  from: Point,
  direction: Direction,
): Placed | undefined {
  const { x, y } = directions[direction]
  let nearest: Placed | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entry of targets) {
    const [across, down] = [entry.pose.x - from.x, entry.pose.y - from.y]
    const along = across * x + down * y
    if (along < 1) continue
    // The distance perpendicular to the direction counts double.
    const distance = along + 2 * Math.abs(across * y - down * x)
    if (distance < least) {
      least = distance
      nearest = entry
    }
  }
  return nearest
}

/** Maximum angle of the cannon from upright, in radians. */
const widestTurn = 1.45

/** Angle from upright at which the cannon points at a target; positive is to the right. */
export function aimAt(cannon: Point, target: Point): number {
  const angle = Math.atan2(target.x - cannon.x, cannon.y - target.y)
  return Math.max(-widestTurn, Math.min(widestTurn, angle))
}
