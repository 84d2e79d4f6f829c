import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

/**
 * Message group that visitors need for a dialog. Log-in and registration share a small group. The
 * dialogs of members also need the group `member`.
 */
export const modalTexts = (name: ModalName): MessageGroup =>
  name === 'login' || name === 'register' ? 'entry' : 'features'
