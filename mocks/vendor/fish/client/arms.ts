import { wave } from './fishBody.ts'
import { type Paint, type Pen, stroke } from './paint.ts'

/** Curve that becomes thinner towards its end. */
export function taper(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  [from, to]: readonly [from: number, to: number],
  paint: Paint,
): void {
  for (const [at, [x, y]] of points.entries()) {
    const next = points[at + 1]
    if (!next) return
    const width = from + ((to - from) * at) / Math.max(1, points.length - 1)
    stroke(pen, `M${x} ${y}L${next[0]} ${next[1]}`, paint, width)
  }
}

/** Points along a waving arm. The curvature accumulates from segment to segment. */
export function armOf(
  start: { x: number; y: number; angle: number },
  { length, curl, swing, phase }: { length: number; curl: number; swing: number; phase: number },
): [number, number][] {
  const steps = 34
  let { x, y, angle } = start
  return Array.from({ length: steps }, (_, at) => {
    angle += (curl + swing * wave(phase + at / steps)) / steps
    x += (Math.cos(angle) * length) / steps
    y += (Math.sin(angle) * length) / steps
    return [x, y]
  })
}
