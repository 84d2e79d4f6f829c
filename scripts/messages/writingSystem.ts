/**
 * Conventions of a language's writing. Languages missing in the tables have the usual conventions.
 */
export type WritingSystem = {
  /** Names of Unicode scripts. Latin words are allowed in every language. */
  scripts: ReadonlySet<string>
  /** True if the letters have upper and lower case. */
  hasCase: boolean
  /** Quotation marks, each opening one with its closing one. */
  quotes: readonly (readonly [open: string, close: string])[]
  /** Punctuation of another script that must not follow a letter of the language. */
  foreignMarks: RegExp | undefined
  /** False if sentences end without a full stop. */
  hasFullStop: boolean
  /** True if words are written without spaces, also next to Latin words. */
  isUnspaced: boolean
}

/**
 * Unicode scripts of ISO 15924 codes without a Unicode script of the same name: codes for several
 * scripts, such as `Jpan`, or for a variant of a script, such as `Hans`.
 */
const scriptsOf: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hiragana', 'Katakana', 'Han'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
}

const scriptNames: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Beng: 'Bengali',
  Cyrl: 'Cyrillic',
  Deva: 'Devanagari',
  Khmr: 'Khmer',
  Laoo: 'Lao',
  Latn: 'Latin',
  Mymr: 'Myanmar',
  Taml: 'Tamil',
  Thai: 'Thai',
}

const casedScripts = new Set(['Latin', 'Cyrillic', 'Greek', 'Armenian'])

const usualQuotes = [
  ['“', '”'],
  ['‘', '’'],
] as const
const guillemets = ['«', '»'] as const

const quotesOf: Readonly<Record<string, WritingSystem['quotes']>> = {
  ar: [guillemets, ...usualQuotes],
  es: [guillemets, ...usualQuotes],
  fa: [guillemets],
  fr: [guillemets, ...usualQuotes],
  ja: [
    ['「', '」'],
    ['『', '』'],
  ],
  kk: [guillemets, ['„', '“']],
  km: [guillemets, ...usualQuotes],
  ru: [guillemets, ['„', '“']],
  uz: [guillemets, ...usualQuotes],
}

const fullWidth = /[,.;:!?]/u
const foreignMarksOf: Readonly<Record<string, RegExp>> = {
  Arabic: /[,;?]/u,
  Han: fullWidth,
  Hiragana: fullWidth,
}

const withoutFullStop = new Set(['Thai', 'Lao'])

/** Conventions of the language with a code such as `zh-Hans`. */
export function writingSystemOf(code: string): WritingSystem {
  const language = new Intl.Locale(code).maximize()
  const { script = 'Latn' } = language
  const scripts = scriptsOf[script] ?? [scriptNames[script] ?? 'Latin']
  const [first = 'Latin'] = scripts
  return {
    scripts: new Set(scripts),
    hasCase: casedScripts.has(first),
    quotes: quotesOf[language.language] ?? usualQuotes,
    foreignMarks: foreignMarksOf[first],
    hasFullStop: !withoutFullStop.has(first),
    isUnspaced: first === 'Han' || first === 'Hiragana',
  }
}

/** True if a text contains a letter of one of the scripts. */
export const hasLetterOf = (scripts: ReadonlySet<string>, text: string): boolean =>
  [...scripts].some((script) => lettersOf(script).test(text))

const letters = new Map<string, RegExp>()

function lettersOf(script: string): RegExp {
  const known = letters.get(script) ?? new RegExp(`(?=\\p{L})\\p{Script_Extensions=${script}}`, 'u')
  letters.set(script, known)
  return known
}
