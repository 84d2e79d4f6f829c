import type { Alphabet } from './alphabet.ts'

/** The parts of a regular expression that matter for generating texts. */
export type Piece =
  | ({ kind: 'character' } & Alphabet)
  | { kind: 'sequence'; parts: readonly Piece[] }
  | { kind: 'either'; options: readonly Piece[] }
  | { kind: 'repeat'; part: Piece; least: number; most: number }
  /** Group that a back reference may repeat. */
  | { kind: 'group'; id: number; part: Piece }
  | { kind: 'echo'; id: number }
  /** Positive look-around: it must match, but consumes nothing. */
  | { kind: 'look'; part: Piece }
  | { kind: 'start' }
  | { kind: 'end' }
  /** Word boundary, `\b`, or its negation, `\B`. */
  | { kind: 'word'; isEdge: boolean }
  /** Negative look-around, which is checked on the finished text. */
  | { kind: 'nothing' }

/** Piece of a pattern, and whether it matches from the start and to the end of the whole value. */
export type PatternTree = { piece: Piece; fromStart: boolean; toEnd: boolean }

function touches(piece: Piece, edge: 'start' | 'end'): boolean {
  switch (piece.kind) {
    case 'start':
    case 'end':
      return piece.kind === edge
    case 'sequence': {
      const parts = edge === 'start' ? piece.parts : piece.parts.toReversed()
      const first = parts.find(({ kind }) => !['look', 'nothing', 'word'].includes(kind))
      return first !== undefined && touches(first, edge)
    }
    case 'either':
      return piece.options.every((option) => touches(option, edge))
    case 'group':
      return touches(piece.part, edge)
    default:
      return false
  }
}

/** Tree of a pattern that consists of this piece. */
export const treeOf = (piece: Piece): PatternTree => ({
  piece,
  fromStart: touches(piece, 'start'),
  toEnd: touches(piece, 'end'),
})

/** Pieces that a piece consists of, without those of look-around. */
function partsOf(piece: Piece): readonly Piece[] {
  switch (piece.kind) {
    case 'sequence':
      return piece.parts
    case 'either':
      return piece.options
    case 'repeat':
    case 'group':
      return [piece.part]
    default:
      return []
  }
}

/** True if a piece contains a back reference, so that its texts are longer than measured. */
export const hasBackReference = (piece: Piece): boolean =>
  piece.kind === 'echo' || partsOf(piece).some(hasBackReference)

/** All positive look-arounds within a piece. */
export const lookAroundsOf = (piece: Piece): Piece[] =>
  piece.kind === 'look'
    ? [piece.part, ...lookAroundsOf(piece.part)]
    : partsOf(piece).flatMap(lookAroundsOf)
