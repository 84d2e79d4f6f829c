/**
 * Targets of a fishing game and their paths. They depend only on the game and the time, so that a
 * reloaded page shows the same targets. They are for display only: the server decides the shots
 * without them.
 */

import { type RandomBytes, randomBelow } from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type { TargetKind } from '../../rules/fish/fishRules.ts'

/** Point, in shares of the width and the height of the scene. */
export type Point = { x: number; y: number }

export type Swimmer = {
  /** Id that is unique within the game. */
  id: string
  kind: TargetKind
  /** Start in milliseconds since 1970. */
  startsAt: number
  endsAt: number
  /** Control points of a cubic Bézier curve. */
  path: readonly [Point, Point, Point, Point]
  /** Offset from the path, in multiples of the fish's length. */
  offset: Point
  /** Depth from 0 (near) to 1 (far). */
  depth: number
  /** Phase of its movements, from 0 to 1. */
  phase: number
  /** True for the first swimmer of a group. The odds are shown at this swimmer. */
  isFirst: boolean
  /** From 0 to 1: a small scene omits the swimmers with the highest values. */
  rank: number
}

/** Interval at which new swimmers enter, in milliseconds. */
export const waveLength = 30_000

/** Behaviour of a kind. */
type Habit = {
  /** Groups per wave. The fractional part is the probability of one more group. */
  groups: number
  /** Minimum and maximum number of swimmers in a group. */
  size: readonly [number, number]
  /** Minimum and maximum time to cross the scene, in milliseconds. */
  crossing: readonly [number, number]
  /** Highest and lowest position, as fractions of the scene's height from the top. */
  levels: readonly [number, number]
}

const habits: Readonly<Record<TargetKind, Habit>> = {
  sardine: { groups: 4, size: [5, 8], crossing: [13_000, 19_000], levels: [0.1, 0.7] },
  clownfish: { groups: 3, size: [3, 4], crossing: [15_000, 21_000], levels: [0.25, 0.75] },
  butterflyfish: { groups: 2.5, size: [2, 4], crossing: [16_000, 23_000], levels: [0.15, 0.7] },
  seahorse: { groups: 1.6, size: [1, 2], crossing: [22_000, 28_000], levels: [0.3, 0.75] },
  pufferfish: { groups: 1.8, size: [1, 2], crossing: [18_000, 25_000], levels: [0.2, 0.7] },
  jellyfish: { groups: 1.4, size: [1, 3], crossing: [22_000, 29_000], levels: [0.12, 0.6] },
  turtle: { groups: 1.4, size: [1, 1], crossing: [18_000, 25_000], levels: [0.15, 0.65] },
  ray: { groups: 1, size: [1, 1], crossing: [16_000, 22_000], levels: [0.2, 0.68] },
  shark: { groups: 0.8, size: [1, 1], crossing: [14_000, 20_000], levels: [0.2, 0.6] },
  whale: { groups: 0.5, size: [1, 1], crossing: [24_000, 29_000], levels: [0.25, 0.5] },
  bombFish: { groups: 0.9, size: [1, 1], crossing: [17_000, 23_000], levels: [0.2, 0.65] },
  chest: { groups: 0.8, size: [1, 1], crossing: [16_000, 22_000], levels: [0.8, 0.84] },
  kraken: { groups: 0.3, size: [1, 1], crossing: [28_000, 29_500], levels: [0.3, 0.45] },
}

/**
 * Maximum crossing time: the length of a wave. The swimmers of wave n are therefore gone when wave
 * n + 2 begins.
 */
const longestCrossing = waveLength

/** A number from 0 to below 1. */
const share = (bytes: RandomBytes): number => randomBelow(bytes, 65_536) / 65_536

const between = (bytes: RandomBytes, [from, to]: readonly [number, number]): number =>
  from + (to - from) * share(bytes)

/** Path of a target that rests to the left or right of the cannon. */
function restingPath(bytes: RandomBytes, levels: Habit['levels']): Swimmer['path'] {
  const aside = between(bytes, [0.1, 0.36])
  const place = { x: randomBelow(bytes, 2) === 0 ? aside : 1 - aside, y: between(bytes, levels) }
  return [place, place, place, place]
}

/** Path from beyond one side of the scene to beyond the other. */
function swimmingPath(bytes: RandomBytes, levels: Habit['levels']): Swimmer['path'] {
  const isLeftward = randomBelow(bytes, 2) === 0
  const across = (x: number) => (isLeftward ? 1 - x : x)
  const level = () => between(bytes, levels)
  return [
    { x: across(-0.25), y: level() },
    { x: across(between(bytes, [0.15, 0.45])), y: level() },
    { x: across(between(bytes, [0.55, 0.85])), y: level() },
    { x: across(1.25), y: level() },
  ]
}

/** Swimmers of a group. They share a path and keep their distance. */
function groupOf(
  kind: TargetKind,
  start: { id: string; at: number; bytes: RandomBytes },
): Swimmer[] {
  const { id, at: entersAt, bytes } = start
  const habit = habits[kind]
  const [least, most] = habit.size
  const size = least + randomBelow(bytes, most - least + 1)
  const pathOf = kind === 'chest' ? restingPath : swimmingPath
  const path = pathOf(bytes, habit.levels)
  const crossing = between(bytes, habit.crossing)
  const startsAt = Math.round(entersAt * waveLength)
  const depth = share(bytes)
  return Array.from({ length: size }, (_, at) => ({
    id: `${id}.${at}`,
    kind,
    startsAt,
    endsAt: startsAt + Math.round(crossing),
    path,
    // Swimmers with an even and swimmers with an odd `at` get opposite vertical offsets, so that
    // they form pairs.
    offset: {
      x: -Math.ceil(at / 2) * 1.05 - 0.25 * share(bytes),
      y: Math.ceil(at / 2) * (at % 2 === 0 ? 0.62 : -0.62) + 0.3 * (share(bytes) - 0.5),
    },
    depth,
    phase: share(bytes),
    isFirst: at === 0,
    // The first of a group is always shown, because it shows the odds.
    rank: at === 0 ? 0 : share(bytes),
  }))
}

/**
 * Swimmers that enter in a wave.
 * @param seed seed of the school: the game's id.
 * @param wave number of the wave: the time divided by `waveLength`, rounded down.
 */
export function waveOf(seed: string, wave: number, kinds: readonly TargetKind[]): Swimmer[] {
  return kinds.flatMap((kind) => {
    const bytes = seededBytes(`${seed}/${wave}/${kind}`)
    const { groups } = habits[kind]
    const count = Math.floor(groups) + (share(bytes) < groups % 1 ? 1 : 0)
    return Array.from({ length: count }, (_, at) =>
      groupOf(kind, {
        id: `${wave}.${kind}.${at}`,
        // Entries are spread over the wave, so that the scene is never empty.
        at: wave + (at + share(bytes)) / count,
        bytes,
      }),
    ).flat()
  })
}

/** Creates the school of a game. The school caches the waves of its latest query. */
export function createSchool(seed: string, kinds: readonly TargetKind[]) {
  let waves = new Map<number, Swimmer[]>()
  /**
   * Swimmers at a time, farthest first.
   * @param now milliseconds since 1970.
   */
  return (now: number): Swimmer[] => {
    const current = Math.floor(now / waveLength)
    const first = current - Math.ceil(longestCrossing / waveLength)
    const numbers = Array.from({ length: current - first + 1 }, (_, at) => first + at)
    if (numbers.some((number) => !waves.has(number))) {
      waves = new Map(
        numbers.map((number) => [number, waves.get(number) ?? waveOf(seed, number, kinds)]),
      )
    }
    return [...waves.values()]
      .flat()
      .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
      .sort((one, other) => other.depth - one.depth)
  }
}
