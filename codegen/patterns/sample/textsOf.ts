import { alphabetOf } from './alphabet.ts'
import type { Chance } from './chance.ts'
import { type FillOptions, write, writeShort } from './fill.ts'
import { createMeasure, type Measure } from './lengths.ts'
import { parsePattern } from './parse.ts'
import { hasBackReference, lookAroundsOf, type PatternTree, type Piece } from './piece.ts'

/** Minimum and maximum length of a text in characters. */
export type Size = { least: number; most: number }

/** Maximum length of a generated text. */
const maxLength = 4096
/**
 * Number of candidates for the length of the first text. The candidates are the shortest possible
 * lengths.
 */
const naturalLengths = 12

const anything: Piece = {
  kind: 'repeat',
  part: { kind: 'character', ...alphabetOf('[a-z]', 'u') },
  least: 0,
  most: Number.POSITIVE_INFINITY,
}

/** Adds arbitrary text before and after a pattern that is not anchored there. */
const withRoom = ({ piece, fromStart, toEnd }: PatternTree): Piece => ({
  kind: 'sequence',
  parts: [...(fromStart ? [] : [anything]), piece, ...(toEnd ? [] : [anything])],
})

/** Piece, and those lengths of its texts that the requested `Size` allows. */
type Measured = { piece: Piece; measure: Measure; lengths: readonly number[] }

function measurePiece(piece: Piece, { least: minimum, most }: Size): Measured | undefined {
  const least = hasBackReference(piece) ? 0 : minimum
  for (let limit = Math.max(64, least + 16); limit <= maxLength; limit *= 4) {
    const measure = createMeasure(Math.min(limit, most))
    const lengths = measure.of(piece).list.filter((length) => length >= least && length <= most)
    if (lengths.length > 0) return { piece, measure, lengths }
    if (limit >= most) return undefined
  }
  return undefined
}

const isAnything = (piece: Piece) =>
  piece.kind === 'repeat' && piece.least === 0 && piece.most === Number.POSITIVE_INFINITY

/** Removes arbitrary text from the ends of a piece, such as the `.*` in `(?=.*\d)`. */
function core(piece: Piece): Piece {
  if (piece.kind !== 'sequence') return piece
  const parts = piece.parts.filter(({ kind }) => kind !== 'start' && kind !== 'end')
  const first = parts.findIndex((part) => !isAnything(part))
  const last = parts.findLastIndex((part) => !isAnything(part))
  return { kind: 'sequence', parts: first < 0 ? [] : parts.slice(first, last + 1) }
}

/** Replaces a random part of a text by `part`; the length of the text stays the same. */
function overlay(text: string, part: string, chance: Chance): string {
  const characters = [...text]
  const partCharacters = [...part]
  if (partCharacters.length > characters.length) return text
  characters.splice(
    chance.integer(0, characters.length - partCharacters.length),
    partCharacters.length,
    ...partCharacters,
  )
  return characters.join('')
}

/**
 * Pieces whose text is written over a generated text, so that the generated text also matches
 * look-arounds and further patterns.
 */
function insertsOf(trees: readonly PatternTree[]): Piece[] {
  const looks = trees.flatMap(({ piece }) => lookAroundsOf(piece)).map(core)
  const others = trees.length > 1 ? trees.map(({ piece }) => core(piece)) : []
  return [...looks, ...others]
}

/** Prepared data for generating texts that match the patterns and have the size; cached. */
type Plan = { bodies: readonly Measured[]; inserts: readonly Piece[]; shortMeasure: Measure }

const plans = new Map<string, Plan>()

function planOf(patterns: readonly string[], size: Size): Plan {
  const key = JSON.stringify([patterns, size.least, size.most])
  const cachedPlan = plans.get(key)
  if (cachedPlan) return cachedPlan
  const trees = patterns.flatMap((pattern) => parsePattern(pattern) ?? [])
  const bodies = trees
    .flatMap((tree) => [measurePiece(tree.piece, size), measurePiece(withRoom(tree), size)])
    .filter((body) => body !== undefined)
  const plan = { bodies, inserts: insertsOf(trees), shortMeasure: createMeasure(64) }
  plans.set(key, plan)
  return plan
}

/**
 * Generates texts that probably match all patterns, the most probable first; the caller must check
 * each text. If there is only one pattern, without look-arounds, the first text matches. If there
 * are several patterns, a text of one pattern is generated, and short texts of the others are
 * written over parts of it.
 */
export function* textsOf(
  patterns: readonly string[],
  size: Size,
  chance: Chance,
  attempts: number,
): Generator<string> {
  const { bodies, inserts, shortMeasure } = planOf(patterns, size)
  for (let round = 0; round < attempts && bodies.length > 0; round += 1) {
    const body = bodies[round % bodies.length]
    if (!body) continue
    const { piece, measure, lengths } = body
    // The length is chosen from the shortest possible lengths. Each further attempt also allows the
    // next longer length.
    const reach = Math.min(lengths.length, naturalLengths + round)
    const filling: FillOptions = {
      measure,
      chance,
      writesLookArounds: round % 4 === 3,
      groups: new Map(),
    }
    let text = write(filling, piece, lengths[chance.integer(0, reach - 1)] ?? 0)
    if (round % 3 > 0) {
      const inner = { ...filling, measure: shortMeasure, writesLookArounds: false }
      for (const insert of inserts) text = overlay(text, writeShort(inner, insert), chance)
    }
    yield text
  }
}
