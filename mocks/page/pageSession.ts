/**
 * Session of the page in which the mocks run. The portal stores the session's token in the tab's
 * storage.
 */
import { endSession, findSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'

const key = 'token'
/** Key in the tab's storage that remains after a session has ended (LOGIN-39). */
const outlives = 'merchantCode'

/** Storage of the tab. Null if the browser denies access; a session then ends with its page. */
function openTab(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

/** Member who is logged in on this page; undefined for a visitor. */
export async function pageMember(context: Context): Promise<{ username: string } | undefined> {
  const token = openTab()?.getItem(key)
  return token ? (await findSession(context, token))?.member : undefined
}

/**
 * Ends the session of the page and removes the member's data from the tab's storage. The page shows
 * the log-out only after a reload.
 * @returns true if the tab had a session token.
 */
export async function endPageSession(context: Context): Promise<boolean> {
  const token = openTab()?.getItem(key)
  if (!token) return false
  const tab = openTab()
  for (const kept of Object.keys(tab ?? {})) if (kept !== outlives) tab?.removeItem(kept)
  const found = await findSession(context, token)
  if (found) await endSession(context, found.sessionId)
  return true
}
