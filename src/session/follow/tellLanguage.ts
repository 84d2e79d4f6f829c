import type { components } from '../../api/gen/paths.ts'
import { write } from '../../api/write.ts'
import type { I18n } from '../../kit/i18n/i18nStore.ts'
import { isStartedHere, session, sessionToken } from '../session.ts'

type LanguageChoice = components['schemas']['LanguageChoice']['language']

/**
 * Sends the member's language to the server at a log-in and at each change during a session. The
 * server uses it for e-mails, SMS and messages (API-69, API-78). A failure is not shown; the next
 * change or log-in sends the language again.
 * @returns a function that stops sending it.
 */
export function tellLanguage(i18n: Pick<I18n, 'store'>): () => void {
  // The cast is safe: `LanguageChoice` contains the code of every language of the portal.
  const languageNow = () => i18n.store.getState().language.code as LanguageChoice
  // Requests are queued, so that the last choice reaches the server last.
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
  // The log-in may have finished before this module was loaded.
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
