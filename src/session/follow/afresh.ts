import { sessionStore } from '../../kit/storage.ts'
import { showToast } from '../../kit/toast/toastStore.ts'

/** Session-storage key of the message that a reloaded page shows. */
const key = 'startedAfresh'

/** Reloads the portal because another player has logged in. The next start reports it. */
export function startAfresh(): void {
  sessionStore.set(key, 'otherPerson')
  location.assign('/')
}

/** Shows once why the page was reloaded. */
export function tellStartedAfresh(): void {
  if (sessionStore.get(key) === null) return
  sessionStore.remove(key)
  showToast('notice', { id: 'session.otherPerson' })
}
