import { patternFamilies } from '../../../src/api/gen/patternFamilies.ts'
import type { PatternFamily } from '../../../src/api/gen/patternMessages.ts'
import type { PatternVerdict } from '../world.ts'

const symbols = '!-\\/:-@\\[-`\\{-~'

/**
 * The default rule of passwords: a letter and a digit, and symbols where one likes. Wider than the
 * family LETTERS_AND_DIGITS_COMBINED, since symbols make a password better, and written without
 * looking ahead, since only then can it be proven fast.
 */
export const letterAndDigit = `^[${symbols}]*(?:[A-Za-z][A-Za-z${symbols}]*[0-9]|[0-9][0-9${symbols}]*[A-Za-z])[!-~]*$`

/** What recheck calls the growth, where it is not `linear`. */
const growth: Partial<Record<PatternFamily, string>> = {
  DATE_YYYY_MM_DD: 'safe',
  DATE_MM_DD_YYYY: 'safe',
  STRONG_PASSWORD: 'safe (fuzz)',
}

const verdictOn = (source: string, complexity = 'linear'): PatternVerdict =>
  source === '*'
    ? { verdict: 'safe', dialect: 'any' }
    : { verdict: 'safe', dialect: 'u', complexity }

// Its values are of every family, by its type.
const families = Object.entries(patternFamilies) as [PatternFamily, { pattern: string }][]

/**
 * The verdicts on the patterns that we bring ourselves, so that nobody waits for a proof that was made
 * already: the checker is 3 MB of script. A test makes each of them again.
 */
export const provenPatterns: ReadonlyMap<string, PatternVerdict> = new Map([
  ...families.map(([id, { pattern }]): [string, PatternVerdict] => [
    pattern,
    verdictOn(pattern, growth[id]),
  ]),
  [letterAndDigit, verdictOn(letterAndDigit)],
])
