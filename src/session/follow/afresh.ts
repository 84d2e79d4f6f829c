import { sessionStore } from '../../kit/storage.ts'
import { showToast } from '../../kit/toast/toastStore.ts'

/** The session-storage key of what a page says when it has started afresh. */
const key = 'startedAfresh'

/** Reloads the portal, since another player has logged in; its next start says so. */
export function startAfresh(): void {
  sessionStore.set(key, 'otherPerson')
  location.assign('/')
}

/** Says why the page has started again, once. */
export function tellStartedAfresh(): void {
  if (sessionStore.get(key) === null) return
  sessionStore.remove(key)
  showToast('notice', { id: 'session.otherPerson' })
}
