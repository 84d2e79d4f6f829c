import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

const groups: Partial<Record<ModalName, MessageGroup>> = {
  login: 'entry',
  register: 'entry',
  announcements: 'features',
  forgotPassword: 'features',
  gameList: 'features',
  navigation: 'features',
  search: 'features',
}

/** Message group that a dialog needs. Dialogs of visitors need smaller groups than the others. */
export const modalTexts = (name: ModalName): MessageGroup => groups[name] ?? 'member'
