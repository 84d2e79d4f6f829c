import { localStore } from '../storage.ts'
import type { Language } from './allLanguages.ts'
import { findLanguage } from './languages.ts'

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

/** Sets `<html lang dir>`. */
export function showLanguageOfDocument({ locale, direction }: Language): void {
  document.documentElement.lang = locale
  document.documentElement.dir = direction
}
