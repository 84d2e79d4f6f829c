import { allLanguages } from '../kit/i18n/allLanguages.ts'
import { useLanguage } from '../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../kit/query/useQuery.ts'
import { statusQuery } from './session.queries.ts'

/** Language and direction of an element, when they differ from the page's. */
type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' }

/** Language that readers get for content which their language lacks. */
const fallbackLanguage = 'en'

/**
 * Attributes for content that readers of a language get.
 * @param languages languages of the content; undefined when it is in every language
 */
export function contentAttributes(
  code: string,
  languages: readonly string[] | undefined,
): LanguageAttributes {
  if (!Array.isArray(languages) || languages.includes(code) || code === fallbackLanguage) return {}
  const direction = allLanguages.find((each) => each.code === fallbackLanguage)?.direction ?? 'ltr'
  return { lang: fallbackLanguage, dir: direction }
}

/**
 * Attributes of an element with content of the platform (promotions, help, announcements,
 * publications), so that a screen reader switches its voice; empty when the content is in the
 * page's language.
 */
export const useContentLanguage = (): LanguageAttributes =>
  contentAttributes(useLanguage().code, useQuery(statusQuery()).data?.contentLanguages)
