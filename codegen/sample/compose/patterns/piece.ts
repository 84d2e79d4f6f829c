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

/** Whether a piece repeats what a group took, so that it is longer than it seems. */
export function echoes(piece: Piece): boolean {
  switch (piece.kind) {
    case 'echo':
      return true
    case 'sequence':
      return piece.parts.some(echoes)
    case 'either':
      return piece.options.some(echoes)
    case 'repeat':
    case 'group':
      return echoes(piece.part)
    default:
      return false
  }
}

/** Everything that must follow or precede somewhere in a piece. */
export function looksOf(piece: Piece): Piece[] {
  switch (piece.kind) {
    case 'look':
      return [piece.part, ...looksOf(piece.part)]
    case 'sequence':
      return piece.parts.flatMap(looksOf)
    case 'either':
      return piece.options.flatMap(looksOf)
    case 'repeat':
    case 'group':
      return looksOf(piece.part)
    default:
      return []
  }
}
