import type { PatternFault } from '../../../src/lib/pattern.ts'

/** Why a pattern is no expression, as an operator reads it in a verdict. */
export const patternFaults: Record<PatternFault, string> = {
  notText: 'is no text',
  tooLong: 'is too long',
  badCharacter: 'holds NUL or half of a surrogate pair',
  ambiguous: 'could mean more than one thing',
  syntax: 'is no regular expression',
}
