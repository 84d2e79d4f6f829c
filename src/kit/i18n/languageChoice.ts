import { languageInQuery, queryOfShown } from '../../lib/languageAddress.ts'
import { readCookie } from '../cookies.ts'
import { localStore } from '../storage.ts'
import type { Language } from './allLanguages.ts'
import { defaultLanguage, findLanguage, shownLanguages } from './languages.ts'

const year = 31_536_000

/**
 * Stores the chosen language in local storage for the next visit (I18N-06, STATE-04), and in a
 * cookie for pages that the server renders.
 */
export function rememberLanguage({ code }: Language): void {
  localStore.set('lang', code)
  localStore.set('hisLang', code)
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = `lang=${code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  } catch {
    // If cookies are blocked, the page corrects its language from local storage.
  }
}

/** Language that was chosen on an earlier visit; undefined if this build does not show it. */
export function rememberedLanguage(): Language | undefined {
  return findLanguage(localStore.get('lang')) ?? findLanguage(localStore.get('hisLang'))
}

const codes = shownLanguages.map(({ code }) => code)

/** Language in the URL's query (`?lang=`); undefined if this build does not show it. */
export const languageOfAddress = (): Language | undefined =>
  findLanguage(languageInQuery(location.search, codes))

/**
 * Writes the shown language into the URL's query if a reload would show another language. Path,
 * hash, other parameters and the state of the history entry do not change.
 */
export function nameLanguageInAddress({ code }: Language, hasChanged: boolean): void {
  const { pathname, search, hash } = location
  const shown = { code, defaultCode: defaultLanguage.code, hasChanged }
  const query = queryOfShown(search, shown, codes)
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash)
}

/** True if local storage, a cookie or the URL names a language that the visitor has chosen. */
export const hasChosenLanguage = (): boolean =>
  rememberedLanguage() !== undefined ||
  readCookie('lang') !== null ||
  languageOfAddress() !== undefined

export function showLanguageOfDocument({ locale, direction }: Language): void {
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}
