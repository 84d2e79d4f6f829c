import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import type { PatternVerdict } from '../context/context.ts'

const symbols = '!-\\/:-@\\[-`\\{-~'

/**
 * Default pattern for passwords: at least one letter and one digit; symbols are allowed. Wider than
 * the family LETTERS_AND_DIGITS_COMBINED, since symbols strengthen a password. Written without
 * lookahead, since the checker cannot prove patterns with lookahead fast.
 */
export const letterAndDigit = `^[${symbols}]*(?:[A-Za-z][A-Za-z${symbols}]*[0-9]|[0-9][0-9${symbols}]*[A-Za-z])[!-~]*$`

/**
 * Default pattern for names of persons: letters of any script, as in the family LETTERS_AND_SPACES,
 * and the marks in names such as D’Ávila, Sant'Anna, Ana-Maria and St. John.
 */
export const properName = "^ *\\p{L}[\\p{L}\\p{M}\\u200C\\u200D '’.\\-]*$"

const verdictOn = (source: string): PatternVerdict =>
  source === '*'
    ? { verdict: 'safe', dialect: 'any' }
    : { verdict: 'safe', dialect: 'u', complexity: 'linear' }

const families = Object.values(patternFamilies).map(({ pattern }) => pattern)

/**
 * Verdicts on the built-in patterns, so that they need no check at run time: the checker is 3 MB of
 * script. A test verifies each verdict.
 */
export const provenPatterns: ReadonlyMap<string, PatternVerdict> = new Map(
  [...families, letterAndDigit, properName].map((source) => [source, verdictOn(source)]),
)
