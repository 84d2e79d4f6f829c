import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import type { PatternVerdict } from '../context/context.ts'

const symbols = '!-\\/:-@\\[-`\\{-~'

/**
 * Default pattern for passwords: at least one letter and one digit; symbols are allowed. It allows
 * more than the family LETTERS_AND_DIGITS_COMBINED, because symbols make a password stronger. It
 * has no lookahead, because the checker cannot prove patterns with lookahead fast.
 */
export const letterAndDigit = `^[${symbols}]*(?:[A-Za-z][A-Za-z${symbols}]*[0-9]|[0-9][0-9${symbols}]*[A-Za-z])[!-~]*$`

/**
 * Default pattern for names of persons: letters of any script, as in the family LETTERS_AND_SPACES,
 * and punctuation as in D’Ávila, Sant'Anna, Ana-Maria and St. John.
 */
export const properName = "^ *\\p{L}[\\p{L}\\p{M}\\u200C\\u200D '’.\\-]*$"

const verdictOn = (source: string): PatternVerdict =>
  source === '*'
    ? { verdict: 'safe', dialect: 'any' }
    : { verdict: 'safe', dialect: 'u', complexity: 'linear' }

const families = Object.values(patternFamilies).map(({ pattern }) => pattern)

/**
 * Check results of the built-in patterns, so that the checker (3 MB of script) need not be loaded
 * at run time. A test verifies each result.
 */
export const provenPatterns: ReadonlyMap<string, PatternVerdict> = new Map(
  [...families, letterAndDigit, properName].map((source) => [source, verdictOn(source)]),
)
