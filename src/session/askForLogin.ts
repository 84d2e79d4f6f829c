import { openModal } from '../kit/modal/modalStore.ts'
import { showToast } from '../kit/toast/toastStore.ts'

/**
 * Tells a visitor that this takes a login, and opens the login popup (ERR-27).
 * @param next the address to go on to after the login; home when left out.
 */
export function askForLogin(next?: string): void {
  showToast('notice', { id: 'errors.notLoggedIn' })
  openModal(next === undefined ? { name: 'login' } : { name: 'login', next })
}
