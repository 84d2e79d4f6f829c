/** Pictures of the cannon at the lower edge of the scene, of its shots and of its nets. */

import {
  createCanvas,
  downward,
  fill,
  outward,
  oval,
  type Pen,
  rightward,
  stroke,
} from './paint.ts'

/** Number of cannon levels; level n has n + 1 barrels. */
const cannonLevels = 3

const brass = ['#fff2b0', '#f0b53a', '#8a5208'] as const
const steels = [
  ['#dff3ff', '#5aa3d6', '#123a66'],
  ['#e6ffe9', '#3fbf7a', '#0b4a36'],
  ['#ffe6f4', '#d84fa0', '#5a0f45'],
] as const
/** Colours of the shots by level. */
export const shotColors = ['#7fe0ff', '#8fffb0', '#ff9ae0'] as const

/** Width and height of the pictures of the cannon, in units of their drawings. */
const side = 200

function paintBarrel(pen: Pen, level: number): void {
  const [light, middle, dark] = steels[level] ?? steels[0]
  const width = 15 - level * 1.2
  const gap = width * 1.9
  for (let at = 0; at <= level; at += 1) {
    const x = (at - level / 2) * gap
    const d = `M${x - width} 0L${x - width * 0.72} -74L${x + width * 0.72} -74L${x + width} 0Z`
    fill(pen, d, rightward(pen, x - width, x + width, dark, middle, light, middle, dark))
    stroke(pen, d, '#04101f', 1.6, 0.7)
    const ring = `M${x - width * 0.95} -84L${x + width * 0.95} -84L${x + width * 0.8} -70L${x - width * 0.8} -70Z`
    fill(
      pen,
      ring,
      rightward(pen, x - width, x + width, brass[2], brass[1], brass[0], brass[1], brass[2]),
    )
    oval(pen, { x, y: -84, rx: width * 0.95, ry: width * 0.3 }, brass[2])
    oval(pen, { x, y: -84, rx: width * 0.66, ry: width * 0.2 }, '#04101f')
  }
  const span = 22 + level * 12
  for (const y of [-44, -16]) {
    fill(
      pen,
      `M${-span} ${y}L${span} ${y}L${span} ${y + 8}L${-span} ${y + 8}Z`,
      rightward(pen, -span, span, brass[2], brass[1], brass[0], brass[1], brass[2]),
    )
  }
}

function paintBase(pen: Pen): void {
  const shell = 'M-66 4C-62-34-34-44 0-44C34-44 62-34 66 4Z'
  fill(pen, shell, downward(pen, -44, 4, '#3f6fae', '#1c3f78', '#0a1c40'))
  for (const x of [-48, -24, 0, 24, 48]) stroke(pen, `M0-42L${x * 1.2} 4`, '#9cc8ff', 2, 0.35)
  stroke(pen, shell, downward(pen, -44, 4, ...brass), 5)
  fill(pen, 'M-78 4L78 4L84 22L-84 22Z', downward(pen, 4, 22, ...brass))
  oval(pen, { x: 0, y: -18, rx: 17 }, downward(pen, -36, 0, ...brass))
  oval(pen, { x: 0, y: -18, rx: 12 }, outward(pen, -4, -23, 20, '#ffffff', '#4fd8ff', '#0a4f8f'))
}

/** Net that opens over a target, in a square of `side` units. */
function paintNet(pen: Pen, color: string): void {
  const reach = 92
  oval(
    pen,
    { x: 0, y: 0, rx: reach },
    outward(pen, 0, 0, reach, `${color}00`, `${color}30`, `${color}70`, `${color}00`),
  )
  const corner = (at: number, distance: number) => {
    const angle = (at / 12) * 2 * Math.PI
    return [Math.cos(angle) * distance, Math.sin(angle) * distance] as const
  }
  for (let at = 0; at < 12; at += 1) {
    const [x, y] = corner(at, reach - 6)
    stroke(pen, `M0 0L${x} ${y}`, '#ffffff', 2, 0.8)
    oval(pen, { x, y, rx: 4.4 }, brass[1])
  }
  for (const distance of [22, 44, 66, 86]) {
    let d = ''
    for (let at = 0; at <= 12; at += 1) {
      const [x, y] = corner(at, distance)
      const [bx, by] = corner(at - 0.5, distance * 0.9)
      d += at === 0 ? `M${x} ${y}` : `Q${bx} ${by} ${x} ${y}`
    }
    stroke(pen, d, color, 2.2, 0.9)
    stroke(pen, d, '#ffffff', 1, 0.7)
  }
}

function paintShot(pen: Pen, color: string): void {
  oval(
    pen,
    { x: 0, y: 0, rx: 90 },
    outward(pen, 0, 0, 90, '#ffffff', color, `${color}60`, `${color}00`),
  )
  oval(pen, { x: 0, y: 0, rx: 30 }, '#ffffff')
}

/** Ring with four marks around the chosen target. */
function paintReticle(pen: Pen): void {
  for (const [color, width] of [
    ['#04101f', 9],
    ['#ffe08a', 5],
  ] as const) {
    for (let at = 0; at < 4; at += 1) {
      pen.save()
      pen.rotate((at * Math.PI) / 2)
      stroke(pen, 'M30-80A85 85 0 0 1 80-30M60-60L42-42', color, width, 0.9)
      pen.restore()
    }
  }
}

/** Gold coin of the animation for a caught target. */
function paintCoin(pen: Pen): void {
  oval(
    pen,
    { x: 0, y: 0, rx: 90 },
    outward(pen, -20, -26, 120, '#fff7c8', '#ffd84a', '#f0a81f', '#8a5208'),
  )
  stroke(pen, 'M-66 0A66 66 0 1 1 66 0A66 66 0 1 1-66 0', '#a8690a', 8, 0.7)
  fill(pen, 'M0-44L12-14L44-12L19 8L28 40L0 22L-28 40L-19 8L-44-12L-12-14Z', '#fff2b0')
}

function paintBubble(pen: Pen): void {
  oval(pen, { x: 0, y: 0, rx: 84 }, outward(pen, 0, 0, 84, '#ffffff08', '#ffffff18', '#ffffff70'))
  stroke(pen, 'M-84 0A84 84 0 1 1 84 0A84 84 0 1 1-84 0', '#ffffff', 6, 0.55)
  oval(pen, { x: -32, y: -36, rx: 18, ry: 11, angle: -0.7 }, '#ffffff', 0.9)
}

function picture(size: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  const { canvas, pen } = createCanvas(size, size)
  pen.scale(size / side, size / side)
  pen.translate(side / 2, side / 2)
  paint(pen)
  return canvas
}

/**
 * Creates all pictures except those of the targets.
 * @param pixels device pixels per CSS pixel.
 */
export function createPictures(pixels: number) {
  const levels = Array.from({ length: cannonLevels }, (_, level) => level)
  const color = (level: number) => shotColors[level] ?? shotColors[0]
  return {
    base: picture(200 * pixels, paintBase),
    barrels: levels.map((level) => picture(200 * pixels, (pen) => paintBarrel(pen, level))),
    shots: levels.map((level) => picture(48 * pixels, (pen) => paintShot(pen, color(level)))),
    nets: levels.map((level) => picture(220 * pixels, (pen) => paintNet(pen, color(level)))),
    reticle: picture(160 * pixels, paintReticle),
    coin: picture(36 * pixels, paintCoin),
    bubble: picture(36 * pixels, paintBubble),
  }
}

export type Pictures = ReturnType<typeof createPictures>
