/** Current targets of the scene: the swimmers of the school, without the caught swimmers. */

import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { isOnScene, type Placed, poseOf, type SceneSize, sceneRoom } from '../poses.ts'
import { createSchool, type Swimmer } from '../school.ts'

/** Interval at which the swimmers are queried from the school, in milliseconds. */
const readEvery = 250

/** Speed with reduced motion, as a share of the usual speed. */
const slowSpeed = 0.4

export function createShoal(
  { seed, kinds }: { seed: string; kinds: readonly TargetKind[] },
  isReduced: boolean,
) {
  const school = createSchool(seed, kinds)
  const caught = new Set<string>()
  let swimmers: Swimmer[] = []
  let readAt = 0
  let placed: Placed[] = []
  return {
    /** Time of the school. With reduced motion this time passes more slowly. */
    timeOf: (now: number): number => (isReduced ? now * slowSpeed : now),
    /**
     * Updates the positions of all targets.
     * @param time see `timeOf`.
     */
    update(time: number, size: SceneSize): void {
      if (time < readAt || time > readAt + readEvery) {
        readAt = time
        const room = sceneRoom(size)
        swimmers = school(time).filter(({ id, rank }) => rank < room && !caught.has(id))
      }
      placed = swimmers
        .filter(({ id, endsAt }) => endsAt > time && !caught.has(id))
        .map((swimmer) => ({ swimmer, pose: poseOf(swimmer, time, size) }))
    },
    /** All targets, farthest first, including those outside of the scene. */
    all: (): readonly Placed[] => placed,
    /** Targets in the scene. Only these targets can be shot. */
    shown: (size: SceneSize): Placed[] => placed.filter(({ pose }) => isOnScene(pose, size)),
    find: (id: string): Placed | undefined => placed.find(({ swimmer }) => swimmer.id === id),
    /** Removes a caught target. */
    remove(id: string): void {
      caught.add(id)
      placed = placed.filter(({ swimmer }) => swimmer.id !== id)
    },
  }
}

export type Shoal = ReturnType<typeof createShoal>
