/** Paintings of the treasure chest and the boss (a kraken): 100 units wide, centred. */

import { armOf, taper } from './arms.ts'
import { type Painting, wave } from './fishBody.ts'
import { downward, drawTurned, fill, inside, outward, oval, stroke } from './paint.ts'

/** @param phase phase of the moving lid and the gleaming gold, from 0 to 1. */
export const chest: Painting = (pen, phase) => {
  const glow = 66 + 6 * wave(phase)
  oval(
    pen,
    { x: 0, y: -6, rx: glow },
    outward(pen, 0, -6, glow, '#ffd84aa0', '#ffb31f40', '#ffb31f00'),
  )
  const wood = (top: number, bottom: number) =>
    downward(pen, top, bottom, '#a8652a', '#7a4216', '#4d270a')
  const gold = (top: number, bottom: number) =>
    downward(pen, top, bottom, '#fff0a8', '#f5b92e', '#a86a0a')
  const gape = 0.32 + 0.07 * wave(phase)
  drawTurned(pen, -44, -8, -gape, () => {
    const lid = 'M0 0C0-30 14-36 44-36C74-36 88-30 88 0Z'
    fill(pen, lid, wood(-36, 0))
    stroke(pen, lid, gold(-36, 0), 5)
    stroke(pen, 'M28-34L28 0M60-34L60 0', gold(-36, 0), 5)
    stroke(pen, lid, '#2a1404', 1.2, 0.8)
  })
  fill(pen, 'M-42-8C-30-26 26-30 42-10L42 0L-42 0Z', gold(-28, 0))
  for (const [x, y] of [
    [-30, -12],
    [-18, -18],
    [-6, -15],
    [8, -20],
    [20, -15],
    [32, -11],
    [-24, -7],
    [2, -9],
    [14, -8],
  ] as const) {
    oval(pen, { x, y, rx: 7, ry: 5 }, '#fff0a8')
    oval(pen, { x, y: y + 0.6, rx: 5, ry: 3.4 }, '#f0a81f')
  }
  oval(pen, { x: -12, y: -20, rx: 4.4 }, outward(pen, -12, -20, 5, '#ff9ab0', '#d81f4a'))
  oval(pen, { x: 26, y: -18, rx: 4.4 }, outward(pen, 26, -18, 5, '#a8f0ff', '#1fa0d8'))
  const box = 'M-46-6L46-6L42 38L-42 38Z'
  fill(pen, box, wood(-6, 38))
  stroke(pen, 'M-44 9L44 9M-43 24L43 24', '#38190a', 1.6, 0.7)
  stroke(pen, 'M-26-4L-24 36M26-4L24 36', gold(-6, 38), 6)
  stroke(pen, box, gold(-6, 38), 4)
  stroke(pen, box, '#2a1404', 1.2, 0.8)
  fill(pen, 'M-9-10L9-10L9 8C9 14-9 14-9 8Z', gold(-10, 12))
  oval(pen, { x: 0, y: -2, rx: 3 }, '#3a1c06')
  fill(pen, 'M-1.500-1L1.500-1L2.400 7L-2.400 7Z', '#3a1c06')
  const gleam = Math.max(0, wave(phase))
  stroke(pen, 'M14-34L14-22M8-28L20-28', '#ffffff', 2, gleam)
}

/** The boss of the game, a kraken. */
export const kraken: Painting = (pen, phase) => {
  oval(pen, { x: 0, y: -4, rx: 60 }, outward(pen, 0, -4, 60, '#b01f5a70', '#7a1f8a30', '#7a1f8a00'))
  const arm = (at: number, isFront: boolean) => {
    const side = at % 2 === 0 ? -1 : 1
    const rank = Math.floor(at / 2)
    const start = {
      x: side * (4 + rank * 5),
      y: 8 - rank * 2,
      angle: Math.PI / 2 - side * (0.35 + rank * 0.36),
    }
    const points = armOf(start, {
      length: isFront ? 40 : 52,
      swing: 1.7,
      phase: phase + at * 0.17,
      curl: side * (isFront ? 1.4 : -1.5),
    })
    taper(pen, points, [10, 1.6], '#2c0a2e')
    taper(pen, points, [8.6, 1.2], isFront ? '#c2306e' : '#8a1f5c')
    for (const [index, [x, y]] of points.entries()) {
      if (index % 3 !== 0 || index > 27) continue
      oval(pen, { x: x + side * 1.2, y: y + 0.8, rx: 1.7 - index * 0.04 }, '#ffc2d4', 0.85)
    }
  }
  for (const at of [6, 7, 4, 5]) arm(at, false)
  const head =
    'M0-34C20-34 29-20 26-6C24 4 20 8 20 13C12 18-12 18-20 13C-20 8-24 4-26-6C-29-20-20-34 0-34Z'
  fill(pen, head, outward(pen, -6, -18, 40, '#ff7aa8', '#d8407c', '#8a1f5c', '#4a0f3e'))
  inside(pen, head, () => {
    for (const [x, y, rx] of [
      [-12, -26, 3],
      [0, -28, 2.2],
      [10, -25, 3.4],
      [17, -16, 2],
      [-19, -14, 2.4],
    ] as const)
      oval(pen, { x, y, rx }, '#ffc2d4', 0.4)
    oval(pen, { x: -10, y: -26, rx: 12, ry: 5, angle: -0.4 }, '#ffffff', 0.3)
  })
  stroke(pen, head, '#2c0a2e', 1.3, 0.8)
  for (const at of [2, 3, 0, 1]) arm(at, true)
  for (const side of [-1, 1]) {
    const x = side * 10
    oval(pen, { x, y: -3, rx: 6.6, ry: 5.4 }, '#2c0a2e')
    oval(
      pen,
      { x, y: -3, rx: 5.6, ry: 4.5 },
      outward(pen, x, -3, 6, '#fffbd0', '#ffd21f', '#e07a0a'),
    )
    oval(pen, { x, y: -3, rx: 1.5, ry: 4.2 }, '#16040f')
    oval(pen, { x: x + 1.6, y: -5, rx: 1 }, '#ffffff')
    stroke(pen, `M${x - side * 7}-7L${x + side * 6}-11`, '#2c0a2e', 2.4)
  }
  stroke(pen, 'M-6 9C-2 6 2 6 6 9', '#2c0a2e', 1.6, 0.8)
}
