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

/** Kinds whose body bends from side to side, with the largest deflection of the tail in units. */
const bends: Readonly<Partial<Record<TargetKind, number>>> = {
  sardine: 8,
  clownfish: 7,
  butterflyfish: 5,
  pufferfish: 4,
  bombFish: 4,
  shark: 9,
  whale: 7,
}

/** Time for which a task paints pictures, in milliseconds; the last one may take longer. */
const paintTime = 8
/** Number of pictures of a movement. */
const phases = 12
/** Number of fin positions of a bending fish. */
const beats = 4
/** Maximum pixels of a picture; larger targets have a lower resolution. */
const mostPixels = 220_000
/** Size of the area that a painting may fill, in units; the body is 100 units long. */
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

/** Maximum difference between the shifts of neighbouring columns of a bent picture, in pixels. */
const finestShift = 0.4

/**
 * Draws a bent copy of a picture: its columns are shifted vertically, more towards the tail. Columns
 * are as wide as `finestShift` permits, since each costs a call.
 */
function bend(
  pen: Pen,
  still: HTMLCanvasElement,
  { strength, phase }: { strength: number; phase: number },
): void {
  const { width, height } = still
  const shiftAt = (x: number): number => {
    // From 0 at the snout to 1 at the tail. The tail is on the left.
    const back = 1 - x / width
    return strength * back ** 1.8 * Math.sin(2 * Math.PI * phase + back * 3.6)
  }
  let x = 0
  while (x < width) {
    const shift = shiftAt(x)
    let end = x + 1
    while (end < width && Math.abs(shiftAt(end) - shift) < finestShift) end += 1
    pen.drawImage(still, x, 0, end - x, height, x, shift, end - x, height)
    x = end
  }
}

/**
 * Paints a kind at a phase, without bending.
 * @param scale device pixels per unit.
 */
function paintStill(kind: TargetKind, phase: number, scale: number): HTMLCanvasElement {
  const { width, height } = units[kind]
  const { canvas, pen } = createCanvas(width * scale, height * scale)
  pen.scale(scale, scale)
  pen.translate(width / 2, height / 2)
  paintings[kind](pen, phase)
  return canvas
}

/** Creates the pictures of a kind. Each call of `step` paints the next picture. */
function createFrames(kind: TargetKind, pixels: number) {
  const { width, height } = units[kind]
  const scale = Math.min(
    (bodies[kind].length / 100) * pixels,
    Math.sqrt(mostPixels / (width * height)),
  )
  const strength = bends[kind]
  const still = paintStill(kind, 0, scale)
  const stills = new Map([[0, still]])
  const frames: HTMLCanvasElement[] = []
  const step = (): void => {
    const phase = frames.length / phases
    if (strength === undefined) {
      frames.push(frames.length === 0 ? still : paintStill(kind, phase, scale))
      return
    }
    // Fins have fewer positions than the body, so several pictures share one position of the fins.
    const beat = Math.floor(phase * beats) / beats
    const unbent = stills.get(beat)
    if (!unbent) {
      stills.set(beat, paintStill(kind, beat, scale))
      return
    }
    const { canvas, pen } = createCanvas(still.width, still.height)
    bend(pen, unbent, { strength: strength * scale, phase })
    frames.push(canvas)
    if (frames.length === phases) stills.clear()
  }
  return { still, frames, step }
}

/**
 * Pictures of a game's kinds of targets. The still picture of a kind is painted when the kind is
 * first shown. The others are painted within a second after the start, in tasks between the frames:
 * painted during the frames, they would delay the frames of the first minute.
 */
export function createSprites(kinds: readonly TargetKind[]) {
  let pixels: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const sprites = new Map<TargetKind, ReturnType<typeof createFrames>>()
  const spriteOf = (kind: TargetKind) => {
    const found = sprites.get(kind)
    if (found) return found
    const created = createFrames(kind, pixels ?? 1)
    sprites.set(kind, created)
    return created
  }
  /** @returns false if no picture is missing. */
  const paintOne = (): boolean => {
    const kind = kinds.find((one) => (sprites.get(one)?.frames.length ?? 0) < phases)
    if (kind === undefined) return false
    if (sprites.has(kind)) spriteOf(kind).step()
    else spriteOf(kind)
    return true
  }
  const paintMissing = (): void => {
    const end = performance.now() + paintTime
    let isMissing = true
    while (isMissing && performance.now() < end) isMissing = paintOne()
    timer = isMissing ? setTimeout(paintMissing) : undefined
  }
  return {
    /**
     * Discards all pictures if the size of the scene has changed, and paints them again.
     * @param next device pixels per CSS pixel at a scale of 1.
     */
    resize(next: number): void {
      if (pixels !== undefined && Math.abs(next - pixels) < 0.02) return
      pixels = next
      sprites.clear()
      clearTimeout(timer)
      timer = setTimeout(paintMissing)
    },
    /**
     * Picture of a kind of target at a phase. Until the pictures of all phases are painted, the
     * still picture of the kind.
     * @param phase from 0 to 1.
     */
    get(
      kind: TargetKind,
      phase: number,
    ): { picture: HTMLCanvasElement; width: number; height: number } {
      const { still, frames } = spriteOf(kind)
      const isWhole = frames.length === phases
      const picture = (isWhole ? frames[Math.floor(phase * phases) % phases] : undefined) ?? still
      const unit = bodies[kind].length / 100
      return { picture, width: units[kind].width * unit, height: units[kind].height * unit }
    },
  }
}

export type Sprites = ReturnType<typeof createSprites>
