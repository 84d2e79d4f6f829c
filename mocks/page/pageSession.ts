/** Session of the page in which the mocks run; the portal stores its token in the tab. */
import { endSession, findSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'

const key = 'token'
/** Key of a tab's storage that is retained after a session (LOGIN-39). */
const outlives = 'merchantCode'

/** Null if the browser refuses storage; a session then ends with its page. */
function openTab(): Storage | null {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

/** Logged-in member; undefined for a visitor. */
export async function pageMember(context: Context): Promise<{ username: string } | undefined> {
  const token = openTab()?.getItem(key)
  return token ? (await findSession(context, token))?.member : undefined
}

/**
 * Logs the page out, effective after a reload, and removes the member's data from the tab.
 * @returns true if a member was logged in.
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
