import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

/** Message group that a dialog needs. Log-in and registration share a small group. */
export const modalTexts = (name: ModalName): MessageGroup =>
  name === 'login' || name === 'register' ? 'entry' : 'features'
