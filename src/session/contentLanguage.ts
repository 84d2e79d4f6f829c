import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../kit/query/useQuery.ts'
import { statusQuery } from './session.queries.ts'

/** Language and direction of an element, when they differ from the page's. */
type LanguageAttributes = { lang?: 'en'; dir?: 'ltr' }

/** English, which readers get for content that their language lacks. */
const english: LanguageAttributes = { lang: 'en', dir: 'ltr' }

/**
 * Attributes for content that readers of a language get.
 * @param languages languages of the content; undefined when it is in every language
 */
export function contentAttributes(
  code: string,
  languages: readonly string[] | undefined,
): LanguageAttributes {
  const isOwn = !Array.isArray(languages) || languages.includes(code) || code === english.lang
  return isOwn ? {} : english
}

/**
 * Attributes of an element with content of the platform (promotions, help, announcements,
 * publications), so that a screen reader switches its voice; empty when the content is in the
 * page's language.
 */
export const useContentLanguage = (): LanguageAttributes =>
  contentAttributes(useLanguage().code, useQuery(statusQuery()).data?.contentLanguages)
