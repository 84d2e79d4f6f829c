/** Wheel: the ball runs against the rotor, falls, bounces and stays in the pocket of the number. */

import { colorOf, wheelNumbers } from '../../../rules/roulette/rouletteNumbers.ts'
import { byId } from '../../frame/client/dom.ts'

/** Distance of the ball from the rim in percent of the wheel: on the track, and in a pocket. */
const track = 9.5
const pocket = 23
/** Turns of the ball against the rotor, per second. */
const turnsPerSecond = 0.95
const step = 360 / wheelNumbers.length

const depth = (percent: number) => `translateY(${percent}%)`

/** Fall of the ball from the track into the pocket, with two bounces. */
const fall: readonly Keyframe[] = [
  { offset: 0, transform: depth(track), easing: 'linear' },
  { offset: 0.64, transform: depth(track), easing: 'cubic-bezier(.5,0,.9,.5)' },
  { offset: 0.75, transform: depth(pocket - 1.5), easing: 'cubic-bezier(.1,.6,.4,1)' },
  { offset: 0.8, transform: depth(pocket - 9), easing: 'cubic-bezier(.5,0,.9,.5)' },
  { offset: 0.86, transform: depth(pocket), easing: 'cubic-bezier(.1,.6,.4,1)' },
  { offset: 0.9, transform: depth(pocket - 4), easing: 'cubic-bezier(.5,0,.9,.5)' },
  { offset: 0.94, transform: depth(pocket) },
  { offset: 1, transform: depth(pocket) },
]

export type Wheel = {
  /** Hides the drawn number; the ball stays in its pocket. */
  clear(): void
  /**
   * @param duration of the run in milliseconds; 0 shows the ball in its pocket.
   * @returns false if `clear` has ended the run.
   */
  spin(number: number, duration: number): Promise<boolean>
}

function showNumber(number: number): void {
  const drawn = byId('drawn')
  drawn.textContent = String(number)
  drawn.className = `drawn ${colorOf(number)}`
  drawn.hidden = false
  drawn.animate(
    [
      { transform: 'scale(.4)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.6 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    { duration: 420, easing: 'ease-out' },
  )
}

export function createWheel(): Wheel {
  const arm = byId('ballArm')
  const rail = byId('ballRail')
  rail.style.setProperty('transform', depth(pocket))
  let runs: readonly Animation[] = []
  return {
    clear() {
      byId('drawn').hidden = true
      for (const run of runs) run.cancel()
    },
    async spin(number, duration) {
      const angle = wheelNumbers.indexOf(number) * step
      arm.hidden = false
      arm.style.setProperty('transform', `rotate(${angle}deg)`)
      if (duration > 0) {
        const turns = Math.max(2, Math.round((duration / 1_000) * turnsPerSecond))
        const run = arm.animate(
          [
            {
              transform: `rotate(${angle + turns * 360}deg)`,
              easing: 'cubic-bezier(.2,.45,.35,1)',
            },
            { transform: `rotate(${angle}deg)` },
          ],
          { duration },
        )
        runs = [run, rail.animate([...fall], { duration })]
        try {
          await run.finished
        } catch {
          return false
        }
      }
      showNumber(number)
      return true
    },
  }
}
