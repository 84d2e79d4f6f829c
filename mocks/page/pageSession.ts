/**
 * Who is logged in on the page that the mocks run in: the portal keeps the session's token in the
 * tab.
 */
import { endSession, findSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'

const key = 'token'
/** What of a tab outlives a session (LOGIN-39). */
const outlives = 'merchantCode'

/** Null where the browser refuses storage: then a session does not outlive its page. */
function openTab(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

/** The member; undefined for a visitor. */
export async function pageMember(context: Context): Promise<{ username: string } | undefined> {
  const token = openTab()?.getItem(key)
  return token ? (await findSession(context, token))?.member : undefined
}

/**
 * Makes the page a visitor's, once it is loaded again: what the tab kept of the member is gone.
 * @returns whether anybody was logged in.
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
