import type { AttackPattern } from 'recheck'

/**
 * Maximum length of the texts with which a pattern is tested, in UTF-16 code units. Form fields are
 * shorter. The time limit of the worker applies to longer values.
 */
const LONGEST = 256

/** Characters that are frequent in patterns, used even when the source lacks them. */
const USUAL = ['a', 'A', '0', ' ', '-', '.', '@', '_', 'é', '中', 'a ', 'a.', 'a1', '(', '\0']

/**
 * Lengths of probe texts, most effective first: exponential time shows at about 30 characters, and
 * some patterns match only longer texts.
 */
const LENGTHS = [32, 24, 28, 40, 20, 16, 12, 64, LONGEST - 1, 128]

/**
 * Texts built from an attack that the library `recheck` has found, longest first, of at most
 * `LONGEST` code units. The texts of `recheck` have up to 300,000 characters, more than any field
 * accepts.
 */
export function attackTexts({ pumps, suffix }: AttackPattern): string[] {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length)
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  const most = Math.floor((LONGEST - fixed) / Math.max(pumped, 1))
  const counts = [most, ...[64, 32, 16].filter((count) => count < most)]
  return counts
    .filter((count) => count > 0)
    .map((count) => pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix)
}

/** Texts that expose common slow patterns: one or two characters of the pattern, repeated. */
export function probeTexts(source: string): string[] {
  const own = source.replace(/\\[\s\S]|[[\](){}^$*+?|]/g, '')
  const letters = [...new Set(own)].slice(0, 20)
  const pairs = letters.slice(1, 4).map((letter) => `${letters[0]}${letter}`)
  const pumps = [...new Set([...USUAL, ...letters, ...pairs])]
  // A look-behind is matched backwards, so it fails at a `!` in front of the text.
  const looksBehind = /\(\?<[=!]/.test(source)
  return LENGTHS.flatMap((length) =>
    pumps.flatMap((pump) => {
      const text = pump.repeat(length).slice(0, length)
      const preceded = looksBehind ? [`!${text}b`, `!${text}!`] : []
      return [...preceded, text, `${text}!`, `${text}\n`, text + '!'.repeat(LONGEST / 2)]
    }),
  )
}
