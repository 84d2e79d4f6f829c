/** Paintings of the targets that are not shaped like a fish: 100 units wide, centred. */

import { armOf, taper } from './arms.ts'
import { type Painting, wave } from './fishBody.ts'
import {
  downward,
  drawTurned,
  eye,
  fill,
  inside,
  outward,
  oval,
  type Paint,
  rightward,
  stroke,
} from './paint.ts'
import { chest, kraken } from './paintRare.ts'

const seahorse: Painting = (pen, phase) => {
  const tail = armOf({ x: 0, y: 26, angle: 1.9 }, { length: 74, curl: -5.6, swing: 0.5, phase })
  const outline = '#5c1f04'
  const fin = 'M-20-14C-40-22-44-2-38 12C-30 8-22 8-16 10Z'
  drawTurned(pen, -16, 0, 0.16 * wave(phase * 3), () => {
    pen.translate(16, 0)
    fill(pen, fin, rightward(pen, -44, -16, '#ffe08a90', '#ffb638'))
    for (const y of [-14, -6, 2, 10]) stroke(pen, `M-18 ${y * 0.5}L-42 ${y}`, outline, 0.9, 0.4)
  })
  taper(pen, tail, [24, 4], outline)
  taper(pen, tail, [20, 3], '#ff8f1f')
  const body = 'M-6-52C-26-40-26-12-20 8C-18 22-12 34-2 38C10 40 18 28 22 10C26-12 22-30 10-42Z'
  fill(pen, body, rightward(pen, -26, 24, '#e0640a', '#ffa52e', '#ffe2a0'))
  inside(pen, body, () => {
    for (let y = -40; y < 40; y += 8)
      stroke(pen, `M-30 ${y}C-8 ${y + 7} 10 ${y + 6} 28 ${y - 2}`, '#a8430a', 1.6, 0.55)
  })
  stroke(pen, body, outline, 1.6, 0.7)
  fill(
    pen,
    'M-24-62L-30-78L-18-72L-14-86L-6-73L4-82L4-68Z',
    downward(pen, -86, -60, '#ffe08a', '#f07a12'),
  )
  const head =
    'M-24-58C-20-74 4-78 14-66C22-60 34-58 48-56C52-53 51-47 47-46C34-46 24-44 16-40C6-32-14-34-20-44Z'
  fill(pen, head, downward(pen, -76, -34, '#ff9a24', '#ffc65e', '#ff8f1f'))
  stroke(pen, head, outline, 1.6, 0.7)
  stroke(pen, 'M-16-70C-6-76 6-73 12-66', '#ffffff', 3, 0.45)
  for (const [x, y] of [
    [-4, -20],
    [4, -4],
    [-2, 12],
  ] as const)
    oval(pen, { x, y, rx: 2.6 }, '#fff3cf', 0.8)
  eye(pen, 2, -57, 7, '#0f6b6b')
}

const jellyfish: Painting = (pen, phase) => {
  const pulse = wave(phase)
  const width = 1 + 0.07 * pulse
  for (let at = -4; at <= 4; at += 1) {
    const x = at * 9 * width
    const arm = armOf(
      { x, y: -6, angle: Math.PI / 2 + at * 0.03 },
      { length: 66 - Math.abs(at) * 4, curl: at * 0.05, swing: 2.6, phase: phase + at * 0.13 },
    )
    taper(pen, arm, [at % 2 === 0 ? 6 : 3.2, 1], at % 2 === 0 ? '#f7b6ffb0' : '#c77dffa0')
  }
  pen.save()
  pen.scale(width, 1 - 0.06 * pulse)
  oval(
    pen,
    { x: 0, y: -30, rx: 62 },
    outward(pen, 0, -30, 62, '#d28bff70', '#b05cff30', '#a64dff00'),
  )
  const bell =
    'M-44-6C-48-44-28-66 0-66C28-66 48-44 44-6C36-12 30-2 22-8C14-14 8-2 0-8C-8-2-14-14-22-8C-30-2-36-12-44-6Z'
  fill(pen, bell, outward(pen, 0, -22, 62, '#fff0ffe0', '#e9a6ffd8', '#a14df0d0', '#6a24c8d8'))
  inside(pen, bell, () => {
    for (const x of [-30, -18, -6, 6, 18, 30])
      stroke(pen, `M${x * 0.3}-64C${x}-44 ${x * 1.3}-24 ${x * 1.2}-2`, '#ffffff', 1.4, 0.28)
    for (const x of [-14, 14]) oval(pen, { x, y: -34, rx: 10, ry: 7 }, '#ff7ad9', 0.45)
    oval(pen, { x: -16, y: -50, rx: 16, ry: 8, angle: -0.5 }, '#ffffff', 0.55)
  })
  stroke(pen, bell, '#4a1496', 1.6, 0.6)
  pen.restore()
}

const flipper = 'M0 0C10-10 26-16 40-8C44-4 40 2 30 4C18 7 6 8 0 0Z'

const turtle: Painting = (pen, phase) => {
  const skin = (): Paint => rightward(pen, 0, 40, '#3f8f4d', '#8fd07a')
  const swing = 0.42 * wave(phase)
  for (const { x, y, angle, size, mirrored } of [
    { x: 20, y: -18, angle: -2.2 - swing, size: 0.95, mirrored: false },
    { x: 20, y: 18, angle: 2.2 + swing, size: 0.95, mirrored: true },
    { x: -28, y: -15, angle: -2.6 + swing * 0.6, size: 0.6, mirrored: false },
    { x: -28, y: 15, angle: 2.6 - swing * 0.6, size: 0.6, mirrored: true },
  ]) {
    drawTurned(pen, x, y, angle, () => {
      pen.scale(size, mirrored ? -size : size)
      fill(pen, flipper, skin())
      for (const [at, up] of [
        [12, -5],
        [21, -7],
        [30, -4],
      ] as const)
        oval(pen, { x: at, y: up, rx: 3.2, ry: 2.4 }, '#2a6b36', 0.55)
      stroke(pen, flipper, '#163d1c', 1.4, 0.7)
    })
  }
  fill(pen, 'M-36 0L-50-4L-50 4Z', '#3f8f4d')
  const head = 'M28-9C40-14 52-9 52 0C52 9 40 14 28 9Z'
  fill(pen, head, downward(pen, -12, 12, '#8fd07a', '#58a85a', '#3f8f4d'))
  stroke(pen, head, '#163d1c', 1.4, 0.7)
  for (const y of [-7, 7]) {
    oval(pen, { x: 43, y, rx: 2.8 }, '#ffffff')
    oval(pen, { x: 44, y, rx: 1.9 }, '#0b1220')
  }
  const shell = 'M34 0C34 20 14 30-8 29C-30 28-42 14-42 0C-42-14-30-28-8-29C14-30 34-20 34 0Z'
  fill(pen, shell, '#2a1a08')
  pen.save()
  pen.scale(0.95, 0.94)
  fill(pen, shell, outward(pen, -6, -8, 46, '#e8b45a', '#b8762a', '#6f3f12'))
  inside(pen, shell, () => {
    const scutes =
      'M20-9L20 9L6 15L-8 9L-8-9L6-15ZM-8-9L-8 9L-22 14L-34 7L-34-7L-22-14ZM6-15L8-32M6 15L8 32M-22-14L-26-32M-22 14L-26 32M20-9L34-14M20 9L34 14M-34-7L-46-10M-34 7L-46 10'
    stroke(pen, scutes, '#3d2208', 3)
    stroke(pen, scutes, '#f3cf8a', 0.9, 0.6)
    oval(pen, { x: -10, y: -16, rx: 24, ry: 9, angle: -0.1 }, '#ffffff', 0.26)
  })
  pen.restore()
}

const ray: Painting = (pen, phase) => {
  const flap = 1 + 0.13 * wave(phase)
  const whip = armOf({ x: -26, y: 0, angle: Math.PI }, { length: 62, curl: 0, swing: 1.3, phase })
  taper(pen, whip, [6, 1], '#27306b')
  pen.save()
  pen.scale(1, flap)
  const wings =
    'M46 0C40-8 30-11 24-16C12-28-2-44-22-46C-16-34-22-20-32-8C-34-3-34 3-32 8C-22 20-16 34-22 46C-2 44 12 28 24 16C30 11 40 8 46 0Z'
  fill(pen, wings, downward(pen, -46, 46, '#2b357a', '#5b6ae0', '#8794ff', '#5b6ae0', '#2b357a'))
  inside(pen, wings, () => {
    oval(
      pen,
      { x: 4, y: 0, rx: 34, ry: 13 },
      outward(pen, 4, 0, 34, '#c2caff', '#8794ff60', '#8794ff00'),
    )
    for (const [x, y, rx] of [
      [-6, -26, 4],
      [6, -16, 3],
      [-16, -34, 3],
      [-18, -16, 3.6],
      [-6, -8, 2.4],
      [12, -6, 2],
    ] as const) {
      for (const side of [-1, 1]) {
        oval(pen, { x, y: y * side, rx }, '#dfe5ff', 0.75)
        oval(pen, { x, y: y * side, rx: rx * 0.5 }, '#3a46a0', 0.8)
      }
    }
    stroke(pen, 'M34 0C14 0-6 0-30 0', '#27306b', 1.6, 0.5)
  })
  stroke(pen, wings, '#11173f', 1.5, 0.7)
  pen.restore()
  for (const y of [-7, 7]) {
    oval(pen, { x: 33, y, rx: 3.6 }, '#ffffff')
    oval(pen, { x: 34, y, rx: 2.2 }, '#0b1030')
  }
}

export const otherPaintings = {
  seahorse,
  jellyfish,
  turtle,
  ray,
  chest,
  kraken,
} satisfies Readonly<Record<string, Painting>>
