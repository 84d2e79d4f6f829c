import type { MessageGroup } from 'virtual:messages'
import type { ModalName } from '../kit/modal/modalTable.ts'

/**
 * Message groups that visitors need for a dialog. Announcements open on a visitor's first page, so
 * they load no texts of forms. The dialogs of members also need the group `member`.
 */
export const modalTexts = (name: ModalName): readonly MessageGroup[] => {
  if (name === 'login' || name === 'register') return ['entry']
  return name === 'announcements' ? ['features'] : ['entry', 'features']
}
