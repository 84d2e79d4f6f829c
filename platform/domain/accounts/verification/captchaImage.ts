import { encode } from 'fast-png'
import { toBase64 } from '../../../../src/lib/base64.ts'
import { captchaFont, type Point } from './captchaFont.ts'

const width = 150
const height = 52
const levels = 16

/**
 * Generator of numbers from 0 to 1, derived from a seed so that the same seed draws the same image.
 */
type Chance = () => number

function chanceOf(bytes: Uint8Array): Chance {
  let state = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (chance: Chance, low: number, high: number) => low + (high - low) * chance()

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length
  const clamped = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - clamped * dx, y - ay - clamped * dy)
}

/** Darkness of each pixel from 0 to 1, row by row. */
type Canvas = Float32Array

function drawLine(canvas: Canvas, line: readonly Point[], thickness: number, ink: number): void {
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]]
    if (!from || !to) continue
    const reach = thickness / 2 + 1
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach))
    const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach))
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach))
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const edge = thickness / 2 - distanceToSegment([x + 0.5, y + 0.5], from, to) + 0.5
        const cover = Math.min(1, Math.max(0, edge)) * ink
        const pixel = y * width + x
        canvas[pixel] = Math.max(canvas[pixel] ?? 0, cover)
      }
    }
  }
}

function drawCharacter(
  canvas: Canvas,
  character: string,
  slot: number,
  slots: number,
  chance: Chance,
) {
  const pitch = (width - 16) / slots
  const size: Point = [between(chance, 0.66, 0.74) * pitch, between(chance, 27, 31)]
  const centre: Point = [
    8 + pitch * (slot + 0.5) + between(chance, -1.5, 1.5),
    height / 2 + between(chance, -4, 4),
  ]
  const turn = between(chance, -0.2, 0.2)
  const shear = between(chance, -0.12, 0.12)
  const place = ([x, y]: Point): Point => {
    const across = (x - 0.5 + shear * (0.5 - y)) * size[0]
    const down = (y - 0.5) * size[1]
    return [
      centre[0] + across * Math.cos(turn) - down * Math.sin(turn),
      centre[1] + across * Math.sin(turn) + down * Math.cos(turn),
    ]
  }
  for (const stroke of captchaFont[character] ?? []) {
    drawLine(canvas, stroke.map(place), between(chance, 2.9, 3.5), 1)
  }
}

function drawNoise(canvas: Canvas, chance: Chance): void {
  for (let line = 0; line < 3; line += 1) {
    const middle = between(chance, 12, height - 12)
    const swing = between(chance, 4, 11)
    const wave = between(chance, 0.03, 0.07)
    const start = between(chance, 0, 6)
    const points = Array.from(
      { length: 31 },
      (_, step): Point => [step * 5, middle + swing * Math.sin(start + step * 5 * wave)],
    )
    drawLine(canvas, points, 1.1, 0.42)
  }
  for (let dot = 0; dot < 70; dot += 1) {
    const at: Point = [between(chance, 0, width), between(chance, 0, height)]
    drawLine(canvas, [at, at], between(chance, 1, 2), between(chance, 0.2, 0.45))
  }
}

/**
 * Draws a text of `captchaFont` characters, slightly rotated and crossed by faint lines: easy for
 * people, hard for simple scripts.
 * @param seed determines the variations; the same seed draws the same image.
 * @returns a PNG of 150 by 52 pixels, base64.
 */
export function drawCaptcha(text: string, seed: Uint8Array): string {
  const chance = chanceOf(seed)
  const canvas: Canvas = new Float32Array(width * height)
  drawNoise(canvas, chance)
  for (const [slot, character] of [...text].entries()) {
    drawCharacter(canvas, character, slot, text.length, chance)
  }
  const paper = [0xf4, 0xf6, 0xfa]
  const ink = [0x12, 0x18, 0x29]
  const palette = Array.from({ length: levels }, (_, level) =>
    paper.map((channel, index) =>
      Math.round(channel + (((ink[index] ?? 0) - channel) * level) / (levels - 1)),
    ),
  )
  const data = Uint8Array.from(canvas, (cover) => Math.round(cover * (levels - 1)))
  return toBase64(encode({ width, height, data, depth: 8, channels: 1, palette }))
}
