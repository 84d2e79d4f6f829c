import { PATTERN_INPUT_CAP } from './pattern.ts'

/** Request to a pattern worker, with the `source` and `flags` of a compiled regular expression. */
export type PatternRequest = { id: number; source: string; flags: string; value: string }

/**
 * Message of a pattern worker. `ready`: the worker has started. `answer`: the result; `isMatch` is
 * null when the pattern could not run.
 */
export type PatternReply =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; isMatch: boolean | null }

/**
 * Matches the value of one request inside a worker, so that a slow pattern blocks no other code.
 * Used in browsers and in Node. Never throws.
 */
export function answerPattern({ id, source, flags, value }: PatternRequest): PatternReply {
  try {
    const isMatch = value.length > PATTERN_INPUT_CAP ? null : new RegExp(source, flags).test(value)
    return { kind: 'answer', id, isMatch }
  } catch {
    return { kind: 'answer', id, isMatch: null }
  }
}
