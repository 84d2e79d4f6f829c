import type { Alphabet } from './alphabet.ts'

/** Syntax tree of a regular expression, reduced to what the generation of texts needs. */
export type Piece =
  | ({ kind: 'character' } & Alphabet)
  | { kind: 'sequence'; parts: readonly Piece[] }
  | { kind: 'either'; options: readonly Piece[] }
  | { kind: 'repeat'; part: Piece; least: number; most: number }
  /** Capturing group, which a back reference (`echo`) may repeat. */
  | { kind: 'group'; id: number; part: Piece }
  | { kind: 'echo'; id: number }
  /** Positive look-around, which must match but consumes no characters. */
  | { kind: 'look'; part: Piece }
  | { kind: 'start' }
  | { kind: 'end' }
  /** Word boundary: `\b` if `isEdge` is true, otherwise `\B`. */
  | { kind: 'word'; isEdge: boolean }
  /**
   * Negative look-around, or a back reference without a group. It writes no text; the finished text
   * is checked instead.
   */
  | { kind: 'nothing' }

/**
 * Root piece of a pattern; `fromStart` and `toEnd` are true if the pattern is anchored at the start
 * or end.
 */
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

/** Creates the tree of a pattern from its root piece. */
export const treeOf = (piece: Piece): PatternTree => ({
  piece,
  fromStart: touches(piece, 'start'),
  toEnd: touches(piece, 'end'),
})

/** Direct parts of a piece; a look-around has none. */
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

/** True if a piece contains a back reference, so that its texts may be longer than measured. */
export const hasBackReference = (piece: Piece): boolean =>
  piece.kind === 'echo' || partsOf(piece).some(hasBackReference)

/** Content of all positive look-arounds within a piece. */
export const lookAroundsOf = (piece: Piece): Piece[] =>
  piece.kind === 'look'
    ? [piece.part, ...lookAroundsOf(piece.part)]
    : partsOf(piece).flatMap(lookAroundsOf)
