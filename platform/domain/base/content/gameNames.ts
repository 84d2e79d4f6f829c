/** How games are called, in every language that has a word for it. */

/** The languages that names are known in, in the columns' order of the word lists. */
export const nameLanguages = ['pt', 'en', 'zh', 'ja', 'ko', 'th', 'hi', 'ar', 'ru'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/** One word or phrase in all `nameLanguages`. */
export type Words = readonly string[]

/** A name in parts that games share, so that ten thousand of them take little room. */
export type Title = {
  head: Words
  /** What of it; before or behind the head, as the language has it. */
  complement?: Words | undefined
  /**
   * Whether the complement says where it is played, and so stands as in Portuguese or English
   * alike.
   */
  isPlace?: boolean
  /** The same in every language: a vendor's name before it, a number or sign behind it. */
  before?: string
  after?: string
}

/** Head and complement as each language joins them. */
function join(head: string, complement: string, language: NameLanguage, isPlace: boolean): string {
  switch (language) {
    case 'zh':
    case 'ja':
      return `${complement}${head}`
    case 'ko':
    case 'hi':
      return `${complement} ${head}`
    case 'en':
      return isPlace ? `${head} ${complement}` : `${complement} ${head}`
    case 'th':
      return `${head}${complement}`
    // Of two nouns that belong together the first has no article.
    case 'ar':
      return isPlace ? `${head} ${complement}` : `${head.replace(/^ال/, '')} ${complement}`
    case 'pt':
    case 'ru':
      return `${head} ${complement}`
  }
}

/** A title in one language. */
export function titleIn(
  { head, complement, isPlace = false, before, after }: Title,
  language: NameLanguage,
): string {
  const column = nameLanguages.indexOf(language)
  const first = head[column] ?? ''
  const second = complement?.[column] ?? ''
  const middle = second === '' ? first : join(first, second, language, isPlace)
  return [before, middle, after].filter(Boolean).join(' ')
}

/**
 * The language of names for a caller: the first that they prefer and that names are known in.
 * @param preferences an `Accept-Language` header or a language tag, as `pt-BR,pt;q=0.9`; Portuguese
 *   without.
 */
export function nameLanguageOf(preferences: string | undefined): NameLanguage {
  for (const preference of (preferences ?? '').toLowerCase().split(',')) {
    const code = preference.trim().split(/[-_;]/)[0]
    const found = nameLanguages.find((language) => language === code)
    if (found) return found
  }
  return 'pt'
}
