import { languageInQuery, queryOfShown } from '../../lib/languageAddress.ts'
import { readCookie } from '../cookies.ts'
import { localStore } from '../storage.ts'
import type { Language } from './allLanguages.ts'
import { defaultLanguage, findLanguage, shownLanguages } from './languages.ts'

const year = 31_536_000

/** Keeps the choice for the next visit (I18N-06, STATE-04), and tells the server's next page. */
export function rememberLanguage({ code }: Language): void {
  localStore.set('lang', code)
  localStore.set('hisLang', code)
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = `lang=${code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  } catch {
    // Cookies may be refused; the choice is in storage, and the page corrects itself from there.
  }
}

/** The language that was chosen on an earlier visit, when this build still shows it. */
export function rememberedLanguage(): Language | undefined {
  return findLanguage(localStore.get('lang')) ?? findLanguage(localStore.get('hisLang'))
}

const codes = shownLanguages.map(({ code }) => code)

/** The language that the address names (`?lang=`), when this build shows it. */
export const languageOfAddress = (): Language | undefined =>
  findLanguage(languageInQuery(location.search, codes))

/**
 * Has the address name the language that the page shows, where a reload would show another one.
 * Everything else of the address stays, and so does what the history keeps with it.
 */
export function nameLanguageInAddress({ code }: Language, hasChanged: boolean): void {
  const { pathname, search, hash } = location
  const shown = { code, defaultCode: defaultLanguage.code, hasChanged }
  const query = queryOfShown(search, shown, codes)
  if (query !== search) history.replaceState(history.state, '', pathname + query + hash)
}

/**
 * Whether the visitor has chosen a language: on an earlier visit, whatever kept it, or by the
 * address.
 */
export const hasChosenLanguage = (): boolean =>
  rememberedLanguage() !== undefined ||
  readCookie('lang') !== null ||
  languageOfAddress() !== undefined

/** Sets `<html lang dir>`. */
export function showLanguageOfDocument({ locale, direction }: Language): void {
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}
