import type { Alphabet } from './alphabet.ts'

/** A regular expression as far as texts are written by it. */
export type Piece =
  | ({ kind: 'character' } & Alphabet)
  | { kind: 'sequence'; parts: readonly Piece[] }
  | { kind: 'either'; options: readonly Piece[] }
  | { kind: 'repeat'; part: Piece; least: number; most: number }
  /** What a back reference may repeat. */
  | { kind: 'group'; id: number; part: Piece }
  | { kind: 'echo'; id: number }
  /** What must follow or precede, but takes no room. */
  | { kind: 'look'; part: Piece }
  | { kind: 'start' }
  | { kind: 'end' }
  /** The edge of a word, `\b`, or where there is none, `\B`. */
  | { kind: 'word'; isEdge: boolean }
  /** What must not follow or precede: the finished text is looked at for it. */
  | { kind: 'nothing' }

/** A pattern's text, and whether it takes the whole value from its start and to its end. */
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

/** The tree of a pattern whose text is this piece. */
export const treeOf = (piece: Piece): PatternTree => ({
  piece,
  fromStart: touches(piece, 'start'),
  toEnd: touches(piece, 'end'),
})

/** The pieces that a piece is made of; what only has to follow or precede is none of them. */
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

/** Whether a piece repeats what a group took, so that it is longer than it seems. */
export const echoes = (piece: Piece): boolean =>
  piece.kind === 'echo' || partsOf(piece).some(echoes)

/** Everything that must follow or precede somewhere in a piece. */
export const looksOf = (piece: Piece): Piece[] =>
  piece.kind === 'look' ? [piece.part, ...looksOf(piece.part)] : partsOf(piece).flatMap(looksOf)
