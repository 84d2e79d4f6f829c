import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../kit/query/useQuery.ts'
import { statusQuery } from './session.queries.ts'

/** Language and direction of an element, when they differ from the page's. */
type LanguageAttributes = { lang?: 'en'; dir?: 'ltr' }

/**
 * Attributes of English. Content that is not available in the reader's language is shown in
 * English.
 */
const english: LanguageAttributes = { lang: 'en', dir: 'ltr' }

/**
 * Attributes for content as shown to readers of the language `code`.
 * @param languages languages of the content; undefined if it exists in every language
 */
export function contentAttributes(
  code: string,
  languages: readonly string[] | undefined,
): LanguageAttributes {
  const isOwn = !Array.isArray(languages) || languages.includes(code) || code === english.lang
  return isOwn ? {} : english
}

/**
 * Attributes for an element with content of the platform (promotions, help, announcements,
 * publications), so that screen readers pronounce it correctly; empty if the content is in the
 * page's language.
 */
export const useContentLanguage = (): LanguageAttributes =>
  contentAttributes(useLanguage().code, useQuery(statusQuery()).data?.contentLanguages)
