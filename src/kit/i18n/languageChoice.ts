import { languageInQuery, queryOfShown } from '../../lib/languageAddress.ts'
import { readCookie } from '../cookies.ts'
import { localStore } from '../storage.ts'
import type { Language } from './allLanguages.ts'
import { defaultLanguage, findLanguage, shownLanguages } from './languages.ts'

const year = 31_536_000

/**
 * Stores the chosen language for the next visit (I18N-06, STATE-04), and in a cookie for the
 * server's next page.
 */
export function rememberLanguage({ code }: Language): void {
  localStore.set('lang', code)
  localStore.set('hisLang', code)
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = `lang=${code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  } catch {
    // Cookies may be blocked. The choice is in local storage, from which the page corrects its
    // language.
  }
}

/** The language chosen on an earlier visit, if this build shows it. */
export function rememberedLanguage(): Language | undefined {
  return findLanguage(localStore.get('lang')) ?? findLanguage(localStore.get('hisLang'))
}

const codes = shownLanguages.map(({ code }) => code)

/** The language in the query of the address (`?lang=`), if this build shows it. */
export const languageOfAddress = (): Language | undefined =>
  findLanguage(languageInQuery(location.search, codes))

/**
 * Puts the shown language into the address when a reload would otherwise show another one. The rest
 * of the address and the state of the history entry are unchanged.
 */
export function nameLanguageInAddress({ code }: Language, hasChanged: boolean): void {
  const { pathname, search, hash } = location
  const shown = { code, defaultCode: defaultLanguage.code, hasChanged }
  const query = queryOfShown(search, shown, codes)
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash)
}

/** True when the visitor has chosen a language, in local storage, in a cookie or in the address. */
export const hasChosenLanguage = (): boolean =>
  rememberedLanguage() !== undefined ||
  readCookie('lang') !== null ||
  languageOfAddress() !== undefined

export function showLanguageOfDocument({ locale, direction }: Language): void {
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}
