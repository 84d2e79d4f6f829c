/** Pictures of the targets, painted once for each phase of their movement. */

import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { bodies } from '../poses.ts'
import type { Painting } from './fishBody.ts'
import { createCanvas, type Pen } from './paint.ts'
import { fishPaintings } from './paintFish.ts'
import { otherPaintings } from './paintOthers.ts'

const paintings: Readonly<Record<TargetKind, Painting>> = {
  ...fishPaintings,
  ...otherPaintings,
}

/** Kinds whose body bends from side to side, with the largest movement of the tail in units. */
const bends: Readonly<Partial<Record<TargetKind, number>>> = {
  sardine: 8,
  clownfish: 7,
  butterflyfish: 5,
  pufferfish: 4,
  bombFish: 4,
  shark: 9,
  whale: 7,
}

/** Number of pictures of a movement. */
const phases = 12
/** Side of the square that a painting may fill, in units, of which 100 are the length of the body. */
const units: Readonly<Record<TargetKind, { width: number; height: number }>> = {
  sardine: { width: 144, height: 84 },
  clownfish: { width: 144, height: 116 },
  butterflyfish: { width: 144, height: 132 },
  seahorse: { width: 130, height: 190 },
  pufferfish: { width: 150, height: 128 },
  jellyfish: { width: 140, height: 200 },
  turtle: { width: 124, height: 112 },
  ray: { width: 196, height: 124 },
  shark: { width: 152, height: 112 },
  whale: { width: 156, height: 92 },
  bombFish: { width: 150, height: 150 },
  chest: { width: 150, height: 150 },
  kraken: { width: 150, height: 118 },
}

/** Bends a picture: its columns rise and fall, more towards the tail. */
function bend(
  pen: Pen,
  still: HTMLCanvasElement,
  { strength, phase }: { strength: number; phase: number },
): void {
  const { width, height } = still
  const step = Math.max(1, Math.round(width / 150))
  for (let x = 0; x < width; x += step) {
    // 0 at the snout, 1 at the tail, which is on the left.
    const back = 1 - x / width
    const rise = strength * back ** 1.8 * Math.sin(2 * Math.PI * phase + back * 3.6)
    const columns = Math.min(step, width - x)
    pen.drawImage(still, x, 0, columns, height, x, rise, columns, height)
  }
}

/** Picture of a kind at a phase. @param scale device pixels for each unit. */
export function paintTarget(kind: TargetKind, phase: number, scale: number): HTMLCanvasElement {
  const { width, height } = units[kind]
  const paint = paintings[kind]
  const still = createCanvas(width * scale, height * scale)
  still.pen.scale(scale, scale)
  still.pen.translate(width / 2, height / 2)
  paint(still.pen, phase)
  const strength = bends[kind]
  if (strength === undefined) return still.canvas
  const bent = createCanvas(still.canvas.width, still.canvas.height)
  bend(bent.pen, still.canvas, { strength: strength * scale, phase })
  return bent.canvas
}

/**
 * Pictures of the kinds of a game. The first phase of a kind is painted at the latest when it is
 * shown, the others in the frames after the start.
 */
export function createSprites(kinds: readonly TargetKind[]) {
  let pixels = 1
  const sprites = new Map<TargetKind, HTMLCanvasElement[]>()
  const scaleOf = (kind: TargetKind) => (bodies[kind].length / 100) * pixels
  const start = (kind: TargetKind): HTMLCanvasElement[] => {
    const frames = [paintTarget(kind, 0, scaleOf(kind))]
    sprites.set(kind, frames)
    return frames
  }
  return {
    /** Repaints all pictures for a new size of the scene. @param next device pixels for each CSS pixel at a scale of 1. */
    resize(next: number): void {
      if (Math.abs(next - pixels) < 0.02) return
      pixels = next
      sprites.clear()
    },
    /** Picture of a kind. @param phase from 0 to 1. */
    get(
      kind: TargetKind,
      phase: number,
    ): { picture: HTMLCanvasElement; width: number; height: number } {
      const frames = sprites.get(kind) ?? start(kind)
      const [first] = frames
      const isWhole = frames.length === phases
      const picture = isWhole ? frames[Math.floor(phase * phases) % phases] : first
      if (!picture) throw new Error(`No picture of ${kind}`)
      const unit = bodies[kind].length / 100
      return { picture, width: units[kind].width * unit, height: units[kind].height * unit }
    },
    /** Paints what is missing for up to `budget` milliseconds. */
    paintMore(budget: number): void {
      const until = performance.now() + budget
      for (const kind of kinds) {
        const frames = sprites.get(kind) ?? start(kind)
        while (frames.length < phases) {
          if (performance.now() >= until) return
          frames.push(paintTarget(kind, frames.length / phases, scaleOf(kind)))
        }
      }
    },
  }
}

export type Sprites = ReturnType<typeof createSprites>
