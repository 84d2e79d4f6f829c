import * as z from 'zod'

/** Checks from which a glossary can exempt a message, by its id and with a reason. */
export const excusableChecks = [
  'length',
  'english',
  'script',
  'punctuation',
  'quotes',
  'spaces',
  'brackets',
  'case',
  'digits',
  'repeated',
] as const
export type ExcusableCheck = (typeof excusableChecks)[number]

/** All checks. The `exceptions` of a glossary cover only those in `excusableChecks`. */
export type Check =
  | ExcusableCheck
  | 'missing'
  | 'extra'
  | 'syntax'
  | 'placeholders'
  | 'plurals'
  | 'bidi'
  | 'terms'
  | 'forbidden'
  | 'glossary'

const words = z.string().min(1)

const term = z.strictObject({
  /** English term as it occurs in texts. */
  en: words,
  /** Translation to use, in its basic form. */
  use: words,
  /**
   * Parts of words. If an English text contains the term, the translation of the text must contain
   * at least one of these parts.
   */
  forms: z.array(words).min(1),
  gender: z.string().optional(),
  note: z.string().optional(),
  /** Ids of messages that are translated without the term. */
  exceptions: z.array(z.string()).optional(),
})

const forbidden = z.strictObject({
  /** Regular expression with the flag `u`. */
  pattern: words.refine(isExpression, 'is not a regular expression'),
  reason: words,
  exceptions: z.array(z.string()).optional(),
})

const glossary = z.strictObject({
  /** Form of address, wording and punctuation of the language, in English. */
  register: words,
  terms: z.array(term),
  forbidden: z.array(forbidden),
  /** Texts or words that may be the same as in English. */
  english: z.array(words),
  /** Reasons for exceptions, by check and message id. */
  exceptions: z.partialRecord(z.enum(excusableChecks), z.record(z.string(), words)).optional(),
})

export type Glossary = z.infer<typeof glossary>
export type Term = Glossary['terms'][number]

/**
 * Parses `locales/glossary/<code>.json`.
 * @param name name of the file for the error
 * @throws Error that lists all problems with their paths
 */
export function parseGlossary(value: unknown, name: string): Glossary {
  const parsed = glossary.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${name} ${path.map(String).join('.')}: ${message}`,
  )
  throw new Error(problems.join('\n'))
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
