import { openModal } from '../kit/modal/modalStore.ts'
import { showToast } from '../kit/toast/toastStore.ts'

/**
 * Shows a toast that a login is required and opens the login dialog (ERR-27).
 * @param next path to open after the login; the home page by default.
 */
export function askForLogin(next?: string): void {
  showToast('notice', { id: 'errors.notLoggedIn' })
  openModal(next === undefined ? { name: 'login' } : { name: 'login', next })
}
