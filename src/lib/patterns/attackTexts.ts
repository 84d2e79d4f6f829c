import type { AttackPattern } from 'recheck'

/**
 * Longest text that counts as an attack, in code units. Cubic time is bearable up to here, which is
 * more than a form's field takes; above it, up to the cap, the worker's limit holds.
 */
const LONGEST = 256

/** Characters that patterns are often about, whether or not they stand in the source. */
const USUAL = ['a', 'A', '0', ' ', '-', '.', '@', '_', 'é', '中', 'a ', 'a.', 'a1', '(', '\0']

/** The likeliest first: an explosion shows at thirty, and some patterns match what is longer. */
const LENGTHS = [32, 24, 28, 40, 20, 16, 12, 64, LONGEST - 1, 128]

/**
 * Texts from recheck's attack, longest first and none too long for a field: recheck's own may have
 * 300,000 characters, and then harms nobody here.
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

/** Texts that bring out the usual slow shapes: one character of the pattern's many times over. */
export function probeTexts(source: string): string[] {
  const own = source.replace(/\\[\s\S]|[[\](){}^$*+?|]/g, '')
  const letters = [...new Set(own)].slice(0, 20)
  const pairs = letters.slice(1, 4).map((letter) => `${letters[0]}${letter}`)
  const pumps = [...new Set([...USUAL, ...letters, ...pairs])]
  // What looks behind fails at what stands before.
  const looksBehind = /\(\?<[=!]/.test(source)
  return LENGTHS.flatMap((length) =>
    pumps.flatMap((pump) => {
      const text = pump.repeat(length).slice(0, length)
      const preceded = looksBehind ? [`!${text}b`, `!${text}!`] : []
      return [...preceded, text, `${text}!`, `${text}\n`, text + '!'.repeat(LONGEST / 2)]
    }),
  )
}
