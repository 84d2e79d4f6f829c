import { wave } from './fishBody.ts'
import { apart, type Paint, type Pen } from './paint.ts'

/** Curve that becomes thinner towards its end. */
export function taper(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  [from, to]: readonly [from: number, to: number],
  paint: Paint,
): void {
  // An arm has dozens of segments: SVG paths would cost several times as much.
  apart(pen, () => {
    pen.strokeStyle = paint
    pen.lineCap = 'round'
    for (const [at, [x, y]] of points.entries()) {
      const next = points[at + 1]
      if (!next) return
      pen.lineWidth = from + ((to - from) * at) / Math.max(1, points.length - 1)
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(next[0], next[1])
      pen.stroke()
    }
  })
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
