/**
 * Shots in the air. Each shot follows its target, and waits at the target for the server's
 * response.
 */

import type { Swimmer } from '../school.ts'
import type { Pictures } from './cannon.ts'
import { drawAt } from './effects.ts'
import type { Pen } from './paint.ts'

type Point = { x: number; y: number }

/** Shot in the air. */
type Flight = {
  targetId: string
  level: number
  from: Point
  /** Last known place of the target. */
  to: Point
  startsAt: number
  lasts: number
  hasArrived: boolean
  arrive: () => void
}

/** Handle of a shot in the air, for the code that fired it. */
export type LaunchedShot = {
  /** Resolves when the shot has reached its target. */
  arrived: Promise<void>
  /**
   * Removes the shot.
   * @returns the last known position of its target.
   */
  end(): Point
}

/** Size of the net while it waits for the response, in CSS pixels at a scale of 1. */
const waitingNet = 74

export function createFlights(pictures: Pictures, isReduced: boolean) {
  const flights = new Set<Flight>()
  const draw = (pen: Pen, flight: Flight, { now, scale }: { now: number; scale: number }) => {
    const { from, to, level, startsAt, lasts, hasArrived } = flight
    const [shot, net] = [pictures.shots[level], pictures.nets[level]]
    if (!shot || !net) return
    if (hasArrived) {
      const size = waitingNet * scale * (1 + 0.07 * Math.sin(now / 70))
      drawAt(pen, net, to, { size, angle: now / 500, alpha: 0.85 })
      return
    }
    const at = Math.max(0, Math.min(1, (now - startsAt) / lasts))
    for (let trail = isReduced ? 0 : 5; trail >= 0; trail -= 1) {
      const share = Math.max(0, at - trail * 0.045) ** 1.25
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      drawAt(pen, shot, point, { size: (30 - trail * 3.4) * scale, alpha: 1 - trail * 0.17 })
    }
  }
  return {
    launch(
      swimmer: Pick<Swimmer, 'id'>,
      { from, to, level, now }: { from: Point; to: Point; level: number; now: number },
    ): LaunchedShot {
      const distance = Math.hypot(to.x - from.x, to.y - from.y)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const flight: Flight = {
        targetId: swimmer.id,
        level,
        from,
        to,
        startsAt: now,
        lasts: Math.min(620, 240 + distance * 0.42),
        hasArrived: false,
        arrive,
      }
      flights.add(flight)
      return {
        arrived,
        end() {
          flights.delete(flight)
          return flight.to
        },
      }
    },
    /**
     * Moves and draws all shots.
     * @param placeOf position of a target; undefined if it is gone.
     */
    draw(
      pen: Pen,
      {
        now,
        scale,
        placeOf,
      }: { now: number; scale: number; placeOf: (id: string) => Point | undefined },
    ): void {
      for (const flight of flights) {
        flight.to = placeOf(flight.targetId) ?? flight.to
        if (!flight.hasArrived && now >= flight.startsAt + flight.lasts) {
          flight.hasArrived = true
          flight.arrive()
        }
        draw(pen, flight, { now, scale })
      }
    },
    /** Lets all shots arrive at once, for a hidden page. */
    arriveAll(): void {
      for (const flight of flights) {
        flight.hasArrived = true
        flight.arrive()
      }
    },
  }
}

export type Flights = ReturnType<typeof createFlights>
