import { isFormBegun } from '../../../kit/appWorker/begunForm.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { sessionStore } from '../../../kit/storage.ts'

/** Which offers have opened by themselves since the log-in; a log-out empties this storage. */
const storageKey = 'openedOffers'

const readIds = (json: unknown): string[] => {
  if (!Array.isArray(json)) throw new TypeError('no list of ids')
  return json.map(String)
}

const openedOffers = (): string[] => sessionStore.getJson(storageKey, readIds) ?? []

export const wasOpened = (contractId: string): boolean => openedOffers().includes(contractId)

/** True if somebody is at a form: a field has the focus, or one is half filled in. */
export const isAtForm = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  isFormBegun()

/** Opens an offer by itself, unless something has come before it. */
export function openOffer(contractId: string): void {
  if (useModalStore.getState().modals.length > 0 || isAtForm()) return
  // Before it is answered: a reload brings an open dialog back by itself.
  sessionStore.setJson(storageKey, [...openedOffers(), contractId])
  openModal({ name: 'contractOffer', contractId })
}
