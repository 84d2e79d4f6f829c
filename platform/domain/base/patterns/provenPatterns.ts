import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import type { PatternVerdict } from '../context/context.ts'

const symbols = '!-\\/:-@\\[-`\\{-~'

/**
 * The default rule of passwords: a letter and a digit, and symbols where one likes. Wider than the
 * family LETTERS_AND_DIGITS_COMBINED, since symbols make a password better, and written without
 * looking ahead, since only then can it be proven fast.
 */
export const letterAndDigit = `^[${symbols}]*(?:[A-Za-z][A-Za-z${symbols}]*[0-9]|[0-9][0-9${symbols}]*[A-Za-z])[!-~]*$`

const verdictOn = (source: string): PatternVerdict =>
  source === '*'
    ? { verdict: 'safe', dialect: 'any' }
    : { verdict: 'safe', dialect: 'u', complexity: 'linear' }

const families = Object.values(patternFamilies).map(({ pattern }) => pattern)

/**
 * The verdicts on the patterns that we bring ourselves, so that nobody waits for a proof that was made
 * already: the checker is 3 MB of script. A test makes each of them again.
 */
export const provenPatterns: ReadonlyMap<string, PatternVerdict> = new Map(
  [...families, letterAndDigit].map((source) => [source, verdictOn(source)]),
)
