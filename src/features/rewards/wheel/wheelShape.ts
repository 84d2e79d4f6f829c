/** Geometry of the wheel: a circle around (0, 0) whose slices run clockwise from the top. */
import type { Value } from '../../../api/operations.ts'

export type Wheel = Value<'GET /wps/wheel'>
export type Prize = Wheel['prizes'][number]

const radius = 100
/** Distance of the labels from the centre. */
const labelRadius = 72
/** Mean width of a character in em. */
const characterWidth = 0.56

/** Angle of a slice in degrees. */
export const stepOf = (count: number): number => 360 / count

/** Outline of the first slice, at the top. The other slices are rotated copies. */
export function slicePath(count: number): string {
  if (count < 2) return `M0-${radius}A${radius} ${radius} 0 1 1-.01-${radius}Z`
  const half = (Math.PI * stepOf(count)) / 360
  const x = (radius * Math.sin(half)).toFixed(3)
  const y = (-radius * Math.cos(half)).toFixed(3)
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`
}

const tones = ['plain', 'accent', 'plain', 'gold'] as const

/** Colour of a slice. Neighbouring slices never share a colour. */
export function toneOf(index: number, count: number): (typeof tones)[number] {
  // With an odd number of slices, the last slice is next to the first.
  if (count % 2 === 1 && index === count - 1) return index % 4 === 2 ? 'gold' : 'accent'
  return tones[index % tones.length] ?? 'plain'
}

/** Font size of the labels in the wheel's units: smaller for narrow slices. */
export const fontSizeOf = (count: number): number => (count > 8 ? 7 : 9)

/**
 * Splits a label into one or two lines that fit the slice's width, and truncates longer lines. The
 * table of prizes shows the whole label.
 */
export function labelLines(label: string, count: number): string[] {
  const chord = count < 3 ? radius : 2 * labelRadius * Math.tan(Math.PI / count)
  const room = Math.max(Math.floor(chord / (fontSizeOf(count) * characterWidth)), 3)
  if (label.length <= room) return [label]
  const words = label.split(/\s+/)
  const cuts = words.slice(1).map((_, index) => index + 1)
  const [best = words.length] = cuts.toSorted(
    (one, other) => measureSplit(words, one) - measureSplit(words, other),
  )
  const lines = [words.slice(0, best), words.slice(best)].map((part) => part.join(' '))
  return lines.filter((line) => line !== '').map((line) => cutTo(line, room))
}

const measureSplit = (words: readonly string[], at: number): number =>
  Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)

const cutTo = (line: string, room: number): string =>
  line.length <= room ? line : `${line.slice(0, room - 1).trimEnd()}…`

/**
 * Angle of the wheel after it has turned to a prize.
 * @param from current angle in degrees.
 * @returns an angle several full turns ahead, with the prize's slice at the top.
 */
export function turnTo(from: number, index: number, count: number): number {
  const turns = 5 * 360
  const target = (360 - ((index * stepOf(count)) % 360)) % 360
  const rest = (((target - from) % 360) + 360) % 360
  return from + turns + rest
}
