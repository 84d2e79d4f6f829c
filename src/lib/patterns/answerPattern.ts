import { PATTERN_INPUT_CAP } from './pattern.ts'

/** One question to a pattern worker; `flags` and `source` are those of a compiled expression. */
export type PatternRequest = { id: number; source: string; flags: string; value: string }

/** What a worker says: that it runs, or an answer; `isMatch` is null when it could not tell. */
export type PatternReply =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; isMatch: boolean | null }

/**
 * Answers one question inside a worker, where a slow pattern holds nobody up. Shared by the
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
