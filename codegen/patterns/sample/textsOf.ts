import { alphabetOf } from './alphabet.ts'
import type { Chance } from './chance.ts'
import { type FillOptions, write, writeShort } from './fill.ts'
import { createMeasure, type Measure } from './lengths.ts'
import { parsePattern } from './parse.ts'
import { hasBackReference, lookAroundsOf, type PatternTree, type Piece } from './piece.ts'

/** Bounds of a text's length, in characters. */
export type Size = { least: number; most: number }

/** Longest text that is generated from patterns. */
const maxLength = 4096
/** Number of the shortest lengths among which one is chosen. */
const naturalLengths = 12

const anything: Piece = {
  kind: 'repeat',
  part: { kind: 'character', ...alphabetOf('[a-z]', 'u') },
  least: 0,
  most: Number.POSITIVE_INFINITY,
}

/** Adds arbitrary text around a pattern that matches only a part of the text. */
const withRoom = ({ piece, fromStart, toEnd }: PatternTree): Piece => ({
  kind: 'sequence',
  parts: [...(fromStart ? [] : [anything]), piece, ...(toEnd ? [] : [anything])],
})

/**
 * A piece with its possible lengths within a size, measured with the first limit that allows one.
 */
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

/** A piece without arbitrary text at its ends, such as the `.*` of `(?=.*\d)`. */
function core(piece: Piece): Piece {
  if (piece.kind !== 'sequence') return piece
  const parts = piece.parts.filter(({ kind }) => kind !== 'start' && kind !== 'end')
  const first = parts.findIndex((part) => !isAnything(part))
  const last = parts.findLastIndex((part) => !isAnything(part))
  return { kind: 'sequence', parts: first < 0 ? [] : parts.slice(first, last + 1) }
}

/** Writes a text over another one, at a random position. */
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

/** Pieces to write into a text so that it may match further patterns. */
function insertsOf(trees: readonly PatternTree[]): Piece[] {
  const looks = trees.flatMap(({ piece }) => lookAroundsOf(piece)).map(core)
  const others = trees.length > 1 ? trees.map(({ piece }) => core(piece)) : []
  return [...looks, ...others]
}

/** Prepared parts for generating texts of some patterns and a size. */
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
 * Texts that probably match the patterns, the most probable first; the caller must check each. For
 * one pattern without look-around the first text matches. For several patterns, the text of one
 * gets parts written into it that the others require.
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
    // Longer texts are tried in later rounds.
    const reach = Math.min(lengths.length, naturalLengths + round)
    const filling: FillOptions = {
      measure,
      chance,
      writesLookArounds: round % 4 === 3,
      groups: new Map(),
    }
    let text = write(filling, piece, lengths[chance.integer(0, reach - 1)] ?? 0)
    if (round % 3 > 0) {
      const inner = { ...filling, measure: shortMeasure, writesLooks: false }
      for (const insert of inserts) text = overlay(text, writeShort(inner, insert), chance)
    }
    yield text
  }
}
