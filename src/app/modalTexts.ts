import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

/** Group of texts that a dialog needs. Log-in and registration have a small one of their own. */
export const modalTexts = (name: ModalName): MessageGroup =>
  name === 'login' || name === 'register' ? 'entry' : 'features'
