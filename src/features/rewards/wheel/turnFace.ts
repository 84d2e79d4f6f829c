/** Duration of a turn in milliseconds. */
const duration = 3600

/** A running turn; `finish` ends it at once. */
export type Turn = { end: Promise<unknown>; finish: () => void }

/**
 * Rotates the face from one angle to another. Under prefers-reduced-motion it jumps there at once.
 * @returns undefined when nothing moves.
 */
export function turnFace(face: SVGGElement, from: number, to: number): Turn | undefined {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || typeof face.animate !== 'function') return undefined
  const animation = face.animate(
    [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
    { duration, easing: 'cubic-bezier(0.15, 0.7, 0.1, 1)' },
  )
  return { end: animation.finished, finish: () => animation.finish() }
}
