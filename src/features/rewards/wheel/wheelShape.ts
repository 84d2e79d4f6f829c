/** The geometry of the wheel: a circle around (0, 0) whose slices lie clockwise from the top. */
import type { Value } from '../../../api/operations.ts'

export type Wheel = Value<'GET /wps/wheel'>
export type Prize = Wheel['prizes'][number]

const radius = 100
/** How far from the middle labels stand. */
const labelRadius = 72
/** The mean width of a character, as a share of the size of its font. */
const characterWidth = 0.56

/** The degrees that a slice takes. */
export const stepOf = (count: number): number => 360 / count

/** The outline of the first slice, around the top; the others are the same, turned. */
export function slicePath(count: number): string {
  if (count < 2) return `M0-${radius}A${radius} ${radius} 0 1 1-.01-${radius}Z`
  const half = (Math.PI * stepOf(count)) / 360
  const x = (radius * Math.sin(half)).toFixed(3)
  const y = (-radius * Math.cos(half)).toFixed(3)
  return `M0 0L-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`
}

const tones = ['plain', 'accent', 'plain', 'gold'] as const

/** Colours in turn; no two slices beside each other have the same. */
export function toneOf(index: number, count: number): (typeof tones)[number] {
  // The last of an odd number stands beside the first.
  if (count % 2 === 1 && index === count - 1) return index % 4 === 2 ? 'gold' : 'accent'
  return tones[index % tones.length] ?? 'plain'
}

/** Of labels, in the wheel's own units: smaller where slices are narrow. */
export const fontSizeOf = (count: number): number => (count > 8 ? 7 : 9)

/**
 * A label in one line or two, each as long as its slice is wide; what is longer is cut. All of it
 * stands in the table of prizes.
 */
export function labelLines(label: string, count: number): string[] {
  const chord = count < 3 ? radius : 2 * labelRadius * Math.tan(Math.PI / count)
  const room = Math.max(Math.floor(chord / (fontSizeOf(count) * characterWidth)), 3)
  if (label.length <= room) return [label]
  const words = label.split(/\s+/)
  const cuts = words.slice(1).map((_, index) => index + 1)
  const [best = words.length] = cuts.toSorted(
    (one, other) => widest(words, one) - widest(words, other),
  )
  const lines = [words.slice(0, best), words.slice(best)].map((part) => part.join(' '))
  return lines.filter((line) => line !== '').map((line) => cutTo(line, room))
}

const widest = (words: readonly string[], at: number): number =>
  Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)

const cutTo = (line: string, room: number): string =>
  line.length <= room ? line : `${line.slice(0, room - 1).trimEnd()}…`

/**
 * Where the wheel stands once it has turned to a prize.
 * @param from where it stands now, in degrees.
 * @returns further on by some whole turns, with the prize's slice at the top.
 */
export function turnTo(from: number, index: number, count: number): number {
  const turns = 5 * 360
  const target = (360 - ((index * stepOf(count)) % 360)) % 360
  const rest = (((target - from) % 360) + 360) % 360
  return from + turns + rest
}
