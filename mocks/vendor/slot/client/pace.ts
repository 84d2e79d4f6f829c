/** Waits and animations of a round. The player may cut them short. */
export type Pace = {
  /** @param time milliseconds. */
  wait(time: number): Promise<void>
  /** Plays an animation to its end, or skips it if the player prefers reduced motion. */
  animate(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Promise<void>
  /** Ends all running timers and animations, and skips all later ones until `calm` is called. */
  hurry(): void
  calm(): void
  isHurried(): boolean
}

/** @param isStill true if animations must be skipped. */
export function createPace(isStill: boolean): Pace {
  const ends = new Set<() => void>()
  let isHurried = false
  return {
    wait(time) {
      if (isHurried || time <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          ends.delete(end)
          resolve()
        }
        const timer = setTimeout(end, time)
        ends.add(end)
      })
    },
    async animate(element, keyframes, options) {
      if (isStill || isHurried) return
      const animation = element.animate(keyframes, options)
      const end = () => animation.finish()
      ends.add(end)
      try {
        await animation.finished
      } catch {
        // A cancelled animation rejects `finished` and counts as ended.
      }
      ends.delete(end)
    },
    hurry() {
      isHurried = true
      for (const end of [...ends]) end()
    },
    calm() {
      isHurried = false
    },
    isHurried: () => isHurried,
  }
}
