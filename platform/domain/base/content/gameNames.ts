/** Languages of game names, in the column order of the word lists. */
export const nameLanguages = ['pt', 'en', 'zh', 'ja', 'ko', 'th', 'hi', 'ar', 'ru'] as const
export type NameLanguage = (typeof nameLanguages)[number]

/**
 * True if the language is written in Latin letters. Readers of every language can read Latin
 * letters.
 */
export const isInLatin = (language: NameLanguage): boolean => language === 'pt' || language === 'en'

/** One word or phrase in all `nameLanguages`. */
export type Words = readonly string[]

/** A name composed of shared words, so that ten thousand names take little memory. */
export type Title = {
  head: Words
  /**
   * Words that qualify `head`. The language determines whether they come before or after `head`.
   */
  complement?: Words | undefined
  /**
   * True if `complement` names a place. English then puts `complement` after `head`, as Portuguese
   * always does.
   */
  isPlace?: boolean
  /**
   * Parts that are the same in every language: a vendor's name before the words, a number or sign
   * after them.
   */
  before?: string | undefined
  after?: string | undefined
}

/** Joins head and complement by the grammar of the language. */
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
    // In a genitive construct, the first noun has no article.
    case 'ar':
      return isPlace ? `${head} ${complement}` : `${head.replace(/^ال/, '')} ${complement}`
    case 'pt':
    case 'ru':
      return `${head} ${complement}`
  }
}

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
 * Language of game names for a caller: the first preferred language that has names, or English if
 * none has.
 * @param preferences an `Accept-Language` header such as `pt-BR,pt;q=0.9`, or a language tag.
 * Without preferences, the result is Portuguese.
 */
export function nameLanguageOf(preferences: string | undefined): NameLanguage {
  for (const preference of (preferences ?? '').toLowerCase().split(',')) {
    const code = preference.trim().split(/[-_;]/)[0]
    const found = nameLanguages.find((language) => language === code)
    if (found) return found
  }
  return (preferences ?? '').trim() === '' ? 'pt' : 'en'
}
