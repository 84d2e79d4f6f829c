import { isFormBegun } from '../../../kit/appWorker/begunForm.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { sessionStore } from '../../../kit/storage.ts'

/**
 * Session-storage key of the offers that have opened since the login; a logout clears the storage.
 */
const storageKey = 'openedOffers'

const readIds = (json: unknown): string[] => {
  if (!Array.isArray(json)) throw new TypeError('no list of ids')
  return json.map(String)
}

const openedOffers = (): string[] => sessionStore.getJson(storageKey, readIds) ?? []

export const wasOpened = (contractId: string): boolean => openedOffers().includes(contractId)

/** True while a form is in use: a field has the focus, or a form is partly filled in. */
export const isAtForm = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  isFormBegun()

/** Opens an offer automatically, unless a dialog or a form is in the way. */
export function openOffer(contractId: string): void {
  if (useModalStore.getState().modals.length > 0 || isAtForm()) return
  // Stored before the member answers: a reload restores an open dialog.
  sessionStore.setJson(storageKey, [...openedOffers(), contractId])
  openModal({ name: 'contractOffer', contractId })
}
