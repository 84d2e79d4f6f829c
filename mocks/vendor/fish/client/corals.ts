/** Corals, plants and stones on the ground. */

import { type RandomBytes, randomBelow } from '../../../../platform/domain/base/chance/chance.ts'
import { downward, fill, outward, oval, type Pen, stroke } from './paint.ts'

/** Root of a plant, and its height in pixels. */
type Place = { x: number; y: number; size: number }

const share = (bytes: RandomBytes): number => randomBelow(bytes, 10_000) / 10_000

/** Branches of a fan, thinner at each fork. */
function branch(
  pen: Pen,
  bytes: RandomBytes,
  {
    x,
    y,
    angle,
    length,
    width,
  }: { x: number; y: number; angle: number; length: number; width: number },
  color: string,
): void {
  const end = { x: x + Math.sin(angle) * length, y: y - Math.cos(angle) * length }
  stroke(pen, `M${x} ${y}L${end.x} ${end.y}`, color, width)
  stroke(
    pen,
    `M${x - width * 0.2} ${y}L${end.x - width * 0.2} ${end.y}`,
    '#ffffff',
    width * 0.25,
    0.3,
  )
  if (width < 2.2) {
    oval(pen, { ...end, rx: width * 0.9 }, '#ffffff', 0.55)
    return
  }
  for (const turn of [-0.5, 0.45]) {
    const next = {
      ...end,
      angle: angle + turn * (0.6 + share(bytes)),
      length: length * 0.78,
      width: width * 0.68,
    }
    branch(pen, bytes, next, color)
  }
}

function fan(pen: Pen, bytes: RandomBytes, { x, y, size }: Place, color: string): void {
  branch(pen, bytes, { x, y, angle: 0, length: size * 0.32, width: size * 0.085 }, color)
}

function tubes(pen: Pen, bytes: RandomBytes, { x, y, size }: Place, color: string): void {
  for (const at of [-1, 1, 0]) {
    const high = size * (0.55 + 0.45 * share(bytes))
    const wide = size * 0.13
    const left = x + at * wide * 1.7
    const lean = at * wide * 0.7
    const d = `M${left - wide * 0.7} ${y}L${left - wide + lean} ${y - high}L${left + wide + lean} ${y - high}L${left + wide * 0.7} ${y}Z`
    fill(pen, d, downward(pen, y - high, y, color, '#00000070'))
    fill(pen, d, color, 0.55)
    oval(pen, { x: left + lean, y: y - high, rx: wide, ry: wide * 0.42 }, color)
    oval(pen, { x: left + lean, y: y - high, rx: wide * 0.66, ry: wide * 0.26 }, '#00000080')
  }
}

function brain(pen: Pen, bytes: RandomBytes, { x, y, size }: Place, color: string): void {
  const rx = size * 0.5
  const dome = `M${x - rx} ${y}C${x - rx} ${y - rx * 1.1} ${x + rx} ${y - rx * 1.1} ${x + rx} ${y}Z`
  fill(pen, dome, color)
  fill(
    pen,
    dome,
    outward(pen, x - rx * 0.3, y - rx * 0.7, rx * 1.5, '#ffffff90', '#ffffff00', '#00000080'),
  )
  for (let at = 0; at < 7; at += 1) {
    const [left, top] = [x - rx * 0.7 + share(bytes) * rx, y - rx * 0.15 - share(bytes) * rx * 0.45]
    stroke(
      pen,
      `M${left} ${top}q${rx * 0.12} ${-rx * 0.16} ${rx * 0.24} 0t${rx * 0.24} 0`,
      '#00000060',
      1.6,
    )
  }
}

function stone(pen: Pen, bytes: RandomBytes, { x, y, size }: Place): void {
  const wide = size * (0.5 + 0.3 * share(bytes))
  const high = size * (0.3 + 0.25 * share(bytes))
  const d = `M${x - wide} ${y}C${x - wide} ${y - high} ${x - wide * 0.4} ${y - high * 1.2} ${x} ${y - high}C${x + wide * 0.5} ${y - high * 1.1} ${x + wide} ${y - high * 0.5} ${x + wide} ${y}Z`
  fill(pen, d, downward(pen, y - high * 1.2, y, '#7f93a8', '#3c4c60', '#1c2736'))
  stroke(
    pen,
    `M${x - wide * 0.7} ${y - high * 0.7}Q${x - wide * 0.2} ${y - high * 1.15} ${x + wide * 0.3} ${y - high * 0.95}`,
    '#ffffff',
    2,
    0.3,
  )
}

function weed(pen: Pen, bytes: RandomBytes, { x, y, size }: Place): void {
  for (let at = 0; at < 6; at += 1) {
    const root = x + (at - 2.5) * size * 0.1
    const high = size * (0.8 + 0.7 * share(bytes))
    const lean = (share(bytes) - 0.5) * size * 0.5
    const d = `M${root - 4} ${y}C${root - 14} ${y - high * 0.4} ${root + lean + 12} ${y - high * 0.6} ${root + lean} ${y - high}C${root + lean + 16} ${y - high * 0.6} ${root} ${y - high * 0.4} ${root + 5} ${y}Z`
    fill(pen, d, downward(pen, y - high, y, '#7fe08a', '#1f9a5c', '#0a4a35'))
  }
}

/**
 * Paints a plant or a stone of a random kind.
 * @param color colour of corals, with six hexadecimal digits.
 */
export function paintCoral(pen: Pen, bytes: RandomBytes, place: Place, color: string): void {
  const { x, y, size } = place
  oval(pen, { x, y, rx: size * 0.5, ry: size * 0.09 }, '#00000040')
  const plants = [fan, fan, tubes, brain, stone, weed]
  plants[randomBelow(bytes, plants.length)]?.(pen, bytes, place, color)
}
