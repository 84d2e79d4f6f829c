/** Paints fish from their outlines and colours: 100 units long, centred, looking to the right. */

import {
  downward,
  drawTurned,
  eye,
  fill,
  inside,
  outward,
  oval,
  type Pen,
  rightward,
  scales,
  stroke,
} from './paint.ts'

/** Paints a target at a phase of its movement, from 0 to 1. */
export type Painting = (pen: Pen, phase: number) => void

export type Fish = {
  /** SVG path of the body; `tail` and `fins` are SVG paths too. */
  body: string
  tail: string
  /** Fins behind the body. */
  fins: readonly string[]
  /** Upper and lower end of the body. */
  top: number
  bottom: number
  /** Colours of the body from the back to the belly. */
  colors: readonly string[]
  /** Colours of fins from the body outward. */
  finColors: readonly [string, string]
  outline: string
  scaleColor?: string
  scaleStep?: number
  /** Paints the pattern on the fish's body. */
  marks?: (pen: Pen) => void
  eye: { x: number; y: number; radius: number; iris?: string }
  gill?: string
  mouth: string
  /** Side fin: its root, its length and its colour. */
  side: { x: number; y: number; length: number; color: string }
}

/** Swing of a movement, from -1 to 1. @param phase from 0 to 1. */
export const wave = (phase: number): number => Math.sin(phase * 2 * Math.PI)

/** Paints lines that fan out from the root of a fin. */
function finRays(pen: Pen, d: string, root: { x: number; y: number }, color: string): void {
  inside(pen, d, () => {
    for (let ray = -8; ray <= 8; ray += 1) {
      const angle = ray * 0.2
      const line = `M${root.x} ${root.y}l${-90 * Math.cos(angle)} ${90 * Math.sin(angle)}`
      stroke(pen, line, color, 0.9, 0.35)
    }
  })
}

function sideFin(pen: Pen, { side, outline }: Fish, phase: number): void {
  const { x, y, length, color } = side
  drawTurned(pen, x, y, 0.35 + 0.35 * wave(phase), () => {
    const d = `M0 0C${-length * 0.3} ${-length * 0.32} ${-length * 0.9} ${-length * 0.3} ${-length} ${length * 0.18}C${-length * 0.7} ${length * 0.5} ${-length * 0.2} ${length * 0.42} 0 0Z`
    fill(pen, d, rightward(pen, -length, 0, `${color}b0`, color))
    stroke(pen, d, outline, 1, 0.4)
    stroke(
      pen,
      `M${-length * 0.16} ${length * 0.04}L${-length * 0.82} ${length * 0.12}`,
      outline,
      0.8,
      0.35,
    )
    stroke(
      pen,
      `M${-length * 0.14} ${length * 0.1}L${-length * 0.66} ${length * 0.3}`,
      outline,
      0.8,
      0.35,
    )
  })
}

/** Paints light from above: a bright back, a dark belly, and a gloss. */
function shade(pen: Pen, { body, top, bottom, outline }: Fish): void {
  const height = bottom - top
  inside(pen, body, () => {
    fill(pen, body, downward(pen, top, bottom, '#ffffff00', '#00000000', '#02102a66'))
    const gloss = { x: 8, y: top + height * 0.24, rx: 34, ry: height * 0.14, angle: 0.06 }
    oval(pen, gloss, outward(pen, gloss.x, gloss.y, 34, '#ffffffb0', '#ffffff30', '#ffffff00'))
    stroke(pen, body, '#ffffff', 2.4, 0.18)
  })
  stroke(pen, body, outline, 1.3, 0.65)
}

/**
 * Paints a fish with a beating side fin.
 * @param phase phase of the movement, from 0 to 1.
 */
export function paintFish(pen: Pen, fish: Fish, phase: number): void {
  const { body, tail, fins, top, bottom, colors, finColors, outline, gill, mouth } = fish
  const [near, far] = finColors
  for (const fin of fins) {
    fill(pen, fin, downward(pen, top - 14, bottom + 14, far, near, near, far))
    finRays(pen, fin, { x: 20, y: 0 }, outline)
    stroke(pen, fin, outline, 1, 0.45)
  }
  fill(pen, tail, rightward(pen, -66, -36, far, near))
  finRays(pen, tail, { x: -30, y: 0 }, outline)
  stroke(pen, tail, outline, 1, 0.45)
  fill(pen, body, downward(pen, top, bottom, ...colors))
  inside(pen, body, () => {
    fish.marks?.(pen)
    if (fish.scaleColor) {
      const area = { left: -44, right: 24, top, bottom, step: fish.scaleStep ?? 8 }
      scales(pen, area, fish.scaleColor)
    }
  })
  shade(pen, fish)
  if (gill) stroke(pen, gill, outline, 1.4, 0.5)
  stroke(pen, mouth, outline, 1.6, 0.8)
  sideFin(pen, fish, phase)
  eye(pen, fish.eye.x, fish.eye.y, fish.eye.radius, fish.eye.iris)
}
