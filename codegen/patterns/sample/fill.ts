import type { Chance } from './chance.ts'
import { isOneCharacter, type Lengths, type Measure } from './lengths.ts'
import type { Piece } from './piece.ts'

export type FillOptions = {
  measure: Measure
  chance: Chance
  /**
   * True to write a text for positive look-arounds too. The text can only match if the look-arounds
   * are at the start or end of the pattern.
   */
  writesLookArounds: boolean
  /** Generated text of each capturing group, for back references. */
  groups: Map<number, string>
}

/** Probability of a letter or digit at a position where other characters match too. */
const shareOfPlain = 0.9

function writeCharacter(
  { chance }: FillOptions,
  all: readonly string[],
  alphanumerics: readonly string[],
) {
  const isPlain = alphanumerics.length > 0 && chance.fraction() < shareOfPlain
  return chance.pick(isPlain ? alphanumerics : all)
}

/**
 * Writes a text for each part of a sequence, with the given total length. `tails` contains, for
 * each index, the possible total lengths of the parts from this index on.
 */
function writeParts(
  options: FillOptions,
  parts: readonly Piece[],
  tails: readonly Lengths[],
  length: number,
): string {
  let left = length
  let text = ''
  for (const [index, part] of parts.entries()) {
    const own = options.measure.of(part)
    const open = own.list.filter((size) => tails[index + 1]?.has(left - size))
    if (open.length === 0) return text
    const size = options.chance.pick(open)
    text += write(options, part, size)
    left -= size
  }
  return text
}

function writeRepeat(
  options: FillOptions,
  piece: Piece & { kind: 'repeat' },
  length: number,
): string {
  const { part, least, most } = piece
  if (isOneCharacter(options.measure, part)) {
    return Array.from({ length }, () => write(options, part, 1)).join('')
  }
  const powers = options.measure.powers(part, most)
  // The lengths of back references are not measured, so the text may exceed `length`.
  if (powers.length === 1)
    return Array.from({ length: least }, () => write(options, part, 0)).join('')
  const counts = [...powers.keys()].filter((count) => count >= least && powers[count]?.has(length))
  if (counts.length === 0) return ''
  const count = options.chance.pick(counts)
  const parts = Array.from({ length: count }, () => part)
  return writeParts(options, parts, powers.slice(0, count + 1).toReversed(), length)
}

/** Writes a random text that a piece matches. `length` must be a possible length of the piece. */
export function write(options: FillOptions, piece: Piece, length: number): string {
  switch (piece.kind) {
    case 'character':
      return writeCharacter(options, piece.all, piece.alphanumerics)
    case 'sequence':
      return writeParts(options, piece.parts, options.measure.tails(piece.parts), length)
    case 'either': {
      const open = piece.options.filter((option) => options.measure.of(option).has(length))
      return open.length > 0 ? write(options, options.chance.pick(open), length) : ''
    }
    case 'repeat':
      return writeRepeat(options, piece, length)
    case 'group': {
      const text = write(options, piece.part, length)
      options.groups.set(piece.id, text)
      return text
    }
    case 'echo':
      return options.groups.get(piece.id) ?? ''
    case 'look':
      return options.writesLookArounds ? writeShort(options, piece.part) : ''
    default:
      return ''
  }
}

export const writeShort = (options: FillOptions, piece: Piece) =>
  write(options, piece, options.measure.of(piece).list[0] ?? 0)
