import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

const entryModals: ReadonlySet<ModalName> = new Set(['login', 'register'])

/** Group of texts that a dialog needs. Log-in and registration have a small one of their own. */
export const modalTexts = (name: ModalName): MessageGroup =>
  entryModals.has(name) ? 'entry' : 'features'
