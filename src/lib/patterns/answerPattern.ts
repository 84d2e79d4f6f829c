import { PATTERN_INPUT_CAP } from './pattern.ts'

/** Request to a pattern worker; `flags` and `source` are those of a compiled expression. */
export type PatternRequest = { id: number; source: string; flags: string; value: string }

/** Message of a worker: its start, or a result; `isMatch` is null when the match failed. */
export type PatternReply =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; isMatch: boolean | null }

/**
 * Processes one request inside a worker, where a slow pattern blocks no other code. Shared by the
 * browser's worker and Node's thread. Never throws.
 */
export function answerPattern({ id, source, flags, value }: PatternRequest): PatternReply {
  try {
    const isMatch = value.length > PATTERN_INPUT_CAP ? null : new RegExp(source, flags).test(value)
    return { kind: 'answer', id, isMatch }
  } catch {
    return { kind: 'answer', id, isMatch: null }
  }
}
