import type { components } from '../../api/gen/paths.ts'
import { write } from '../../api/write.ts'
import type { I18n } from '../../kit/i18n/i18nStore.ts'
import { isStartedHere, session, sessionToken } from '../session.ts'

type LanguageChoice = components['schemas']['LanguageChoice']['language']

/**
 * Sends the member's language to the server for e-mails, SMS and messages (API-69, API-78): at a
 * log-in, and when it changes during a session. Nothing waits for the call, and a failure is not
 * shown: the next change or log-in repeats it.
 * @returns a function that stops this.
 */
export function tellLanguage(i18n: Pick<I18n, 'store'>): () => void {
  // Both types list the product's languages.
  const languageNow = () => i18n.store.getState().language.code as LanguageChoice
  // Calls are queued, so that the last choice is the last one to reach the server.
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
  // A quick log-in may finish before this module is loaded.
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
