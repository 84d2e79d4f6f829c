import type { components } from '../../api/gen/paths.ts'
import { write } from '../../api/write.ts'
import type { I18n } from '../../kit/i18n/i18nStore.ts'
import { isStartedHere, session, sessionToken } from '../session.ts'

type LanguageChoice = components['schemas']['LanguageChoice']['language']

/**
 * Tells the server which language a member reads, for what it sends by e-mail, sms and message
 * (API-69, API-78): at a log-in, and when the language changes while somebody is signed in. Nobody
 * waits for it, and a failure is not shown: the next change or log-in tells it again.
 * @returns ends it.
 */
export function tellLanguage(i18n: Pick<I18n, 'store'>): () => void {
  // Both lists are those of the product's languages.
  const languageNow = () => i18n.store.getState().language.code as LanguageChoice
  // One after the other, so that the last choice is the last that the server hears.
  let last: Promise<unknown> = Promise.resolve()
  const tell = () => {
    const token = sessionToken()
    if (token === null) return
    last = last
      .then(async () => {
        if (sessionToken() !== token) return
        await write('PUT /wps/member/language', { body: { language: languageNow() } })
      })
      .catch(() => {})
  }
  // A quick log-in ends before this module is loaded.
  if (isStartedHere()) tell()
  const stopSession = session.subscribe((state, before) => {
    if (state.kind === 'signedIn' && before.kind !== 'signedIn') tell()
  })
  const stopLanguage = i18n.store.subscribe((state, before) => {
    if (state.language.code !== before.language.code) tell()
  })
  return () => {
    stopSession()
    stopLanguage()
  }
}
