/** Waters of the scene: everything behind the targets, painted once for each size. */

import { type RandomBytes, randomBelow } from '../../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../../platform/domain/base/chance/seededBytes.ts'
import type { FishVariant } from '../../../rules/fish/fishRules.ts'
import type { SceneSize } from '../poses.ts'
import { paintCoral } from './corals.ts'
import { createCanvas, downward, fill, outward, oval, type Pen, stroke } from './paint.ts'

type Palette = {
  /** Colours of the water from the surface to the ground. */
  water: readonly [string, string, string]
  /** Colours of distant rocks, farthest first. */
  rocks: readonly [string, string]
  sand: readonly [light: string, dark: string]
  corals: readonly string[]
}

const palettes: Readonly<Record<FishVariant['name'], Palette>> = {
  lagoon: {
    water: ['#8ff5e6', '#1fb4d2', '#0b5f95'],
    rocks: ['#3fb9cc', '#1f86a8'],
    sand: ['#fff0c4', '#c9a96a'],
    corals: ['#ff8fb0', '#ffc46b', '#b48cff', '#6fe0b0'],
  },
  reef: {
    water: ['#5fdcf5', '#1580c4', '#052c62'],
    rocks: ['#2b8fc9', '#12588f'],
    sand: ['#f0d9a0', '#9c7f4c'],
    corals: ['#ff5f7e', '#ff9d3c', '#c05cff', '#39d0a0', '#ffd84a'],
  },
  wreck: {
    water: ['#8fe0cc', '#1c7f8c', '#05323f'],
    rocks: ['#2f8f93', '#155a63'],
    sand: ['#d6c795', '#77683e'],
    corals: ['#d98a5c', '#8fbf6a', '#c7a0e0', '#5cb8a8'],
  },
  deep: {
    water: ['#5a78ea', '#232c92', '#080a30'],
    rocks: ['#303fae', '#1b2376'],
    sand: ['#6a66b8', '#2a2860'],
    corals: ['#ff4fc8', '#4fd8ff', '#9a6bff', '#5cffc0'],
  },
}

const between = (bytes: RandomBytes, from: number, to: number): number =>
  from + ((to - from) * randomBelow(bytes, 10_000)) / 10_000

/** Outline of rocks or dunes along the ground. */
function ridge(
  bytes: RandomBytes,
  { width, height }: SceneSize,
  { level, rise, step }: { level: number; rise: number; step: number },
): string {
  let d = `M0 ${height}L0 ${height * level}`
  let before = height * level
  for (let x = 0; x < width + step; x += step) {
    const y = height * (level - between(bytes, 0, rise))
    d += `C${x + step * 0.4} ${before} ${x + step * 0.6} ${y} ${x + step} ${y}`
    before = y
  }
  return `${d}L${width + step} ${height}Z`
}

/** Sunken ship at a distance. */
function paintWreck(pen: Pen, { width, height }: SceneSize, color: string): void {
  pen.save()
  pen.translate(width * 0.73, height * 0.74)
  pen.rotate(-0.14)
  const unit = height / 400
  pen.scale(unit, unit)
  const hull = 'M-150-40C-130 10-100 40-60 50L90 50C120 40 140 0 150-50L110-42L-110-34Z'
  fill(pen, hull, color, 0.75)
  stroke(pen, 'M-140-14L138-24M-124 10L126 0M-96 32L112 26', '#02161d', 2, 0.35)
  stroke(
    pen,
    'M-50-36L-62-170M40-40L34-190M-92-96L-22-104M-8-120L82-128M2-162L70-168',
    color,
    7,
    0.7,
  )
  stroke(pen, 'M-62-170L-140-36M34-190L-50-38M34-190L130-46', color, 2, 0.6)
  for (const x of [-80, -40, 0, 40, 80]) oval(pen, { x, y: 8, rx: 7 }, '#02161d', 0.45)
  pen.restore()
}

function paintSand(pen: Pen, bytes: RandomBytes, size: SceneSize, sand: Palette['sand']): void {
  const { width, height } = size
  const dunes = ridge(bytes, size, { level: 0.9, rise: 0.04, step: width / 5 })
  fill(pen, dunes, downward(pen, height * 0.85, height, sand[0], sand[1]))
  for (let at = 0; at < 46; at += 1) {
    const y = height * between(bytes, 0.915, 0.995)
    const x = between(bytes, 0, width)
    const long = between(bytes, 20, 70) * (y / height)
    stroke(pen, `M${x} ${y}q${long / 2}-5 ${long} 0`, sand[1], 1.4, 0.4)
  }
  for (let at = 0; at < 30; at += 1) {
    const rx = between(bytes, 1, 3.4)
    const y = height * between(bytes, 0.93, 0.99)
    oval(pen, { x: between(bytes, 0, width), y, rx, ry: rx * 0.6 }, sand[0], 0.8)
  }
}

/** Paints the waters. @param isLight true in the light theme. */
export function paintWaters(
  canvas: HTMLCanvasElement,
  {
    waters,
    seed,
    size,
    pixels,
    isLight,
  }: {
    waters: FishVariant['name']
    seed: string
    size: SceneSize
    pixels: number
    isLight: boolean
  },
): void {
  const { width, height } = size
  const picture = createCanvas(width * pixels, height * pixels)
  const { pen } = picture
  pen.scale(pixels, pixels)
  const { water, rocks, sand, corals } = palettes[waters]
  const bytes = seededBytes(`${seed}/waters`)
  pen.fillStyle = downward(pen, 0, height, ...water)
  pen.fillRect(0, 0, width, height)
  const sun = { x: width * between(bytes, 0.3, 0.7), radius: Math.max(width, height) * 0.62 }
  pen.fillStyle = outward(
    pen,
    sun.x,
    -height * 0.1,
    sun.radius,
    '#ffffffb0',
    '#ffffff38',
    '#ffffff00',
  )
  pen.fillRect(0, 0, width, height)
  fill(pen, ridge(bytes, size, { level: 0.82, rise: 0.26, step: width / 9 }), rocks[0], 0.4)
  if (waters === 'wreck') paintWreck(pen, size, rocks[1])
  fill(pen, ridge(bytes, size, { level: 0.9, rise: 0.2, step: width / 7 }), rocks[1], 0.55)
  paintSand(pen, bytes, size, sand)
  const unit = Math.min(width, height * 2.2) / 1000
  const plants = Array.from({ length: 16 }, (_, at) => {
    const aside = between(bytes, 0, 0.36) ** 1.25
    const x = width * (at % 2 === 0 ? aside : 1 - aside)
    return { x, y: height * between(bytes, 0.9, 0.99), size: unit * between(bytes, 60, 130) }
  })
  for (const place of plants.sort((one, other) => one.y - other.y)) {
    paintCoral(pen, bytes, place, corals[randomBelow(bytes, corals.length)] ?? '#ff8fb0')
  }
  pen.fillStyle = downward(
    pen,
    0,
    height,
    '#00000000',
    '#00000000',
    isLight ? '#00102818' : '#00061a48',
  )
  pen.fillRect(0, 0, width, height)
  canvas.width = picture.canvas.width
  canvas.height = picture.canvas.height
  canvas.getContext('2d')?.drawImage(picture.canvas, 0, 0)
}

/** Side of the square tile that is repeated to fill the canvas of the light, in pixels. */
const tile = 128

/** Paints a seamless tile of the light that waves cast on the ground. */
function paintTile(): HTMLCanvasElement {
  const { canvas, pen } = createCanvas(tile, tile)
  const bytes = seededBytes('glint')
  const points = Array.from(
    { length: 9 },
    () => [between(bytes, 0, tile), between(bytes, 0, tile)] as const,
  )
  const pixels = pen.createImageData(tile, tile)
  const apart = (one: number, other: number) => {
    const distance = Math.abs(one - other) % tile
    return Math.min(distance, tile - distance)
  }
  for (let at = 0; at < tile * tile; at += 1) {
    const [x, y] = [at % tile, Math.floor(at / tile)]
    // The tile is a Voronoi diagram. Bent coordinates turn the straight borders of its cells into
    // waves.
    const bentX =
      x + 5 * Math.sin((y / tile) * 4 * Math.PI) + 2 * Math.sin((y / tile) * 10 * Math.PI)
    const bentY =
      y + 5 * Math.sin((x / tile) * 4 * Math.PI + 1) + 2 * Math.sin((x / tile) * 8 * Math.PI)
    let [first, second] = [tile, tile]
    for (const [px, py] of points) {
      const distance = Math.hypot(apart(bentX, px), apart(bentY, py))
      if (distance < first) [first, second] = [distance, first]
      else if (distance < second) second = distance
    }
    const light = Math.max(0, 1 - (second - first) / 16) ** 3.2
    pixels.data.set([255, 255, 255, 165 * light], at * 4)
  }
  pen.putImageData(pixels, 0, 0)
  return canvas
}

/**
 * Fills the canvas of the glint. A CSS animation shifts the canvas by two tiles to the left and by
 * one tile up.
 */
export function paintGlint(canvas: HTMLCanvasElement, { width, height }: SceneSize): void {
  canvas.width = width + 2 * tile
  canvas.height = height + tile
  canvas.style.setProperty('inline-size', `${canvas.width}px`)
  canvas.style.setProperty('block-size', `${canvas.height}px`)
  const pen = canvas.getContext('2d')
  const pattern = pen?.createPattern(paintTile(), 'repeat')
  if (!pen || !pattern) return
  pen.fillStyle = pattern
  pen.fillRect(0, 0, canvas.width, canvas.height)
}
