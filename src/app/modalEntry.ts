import type { Banner } from '../features/announcements/banners/bannerLink.ts'
import type { LazyPart } from '../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import type { ModalData, ModalName } from '../kit/modal/modalTable.ts'
import type { ToastText } from '../kit/toast/toastStore.ts'
// Adds the portal's dialogs to the dialog table of `kit`.
import type {} from '../modals.ts'
import type { DialogSize } from '../ui/Dialog.tsx'

export type DialogManner = {
  closesOnCover?: boolean | undefined
  hasNoCross?: boolean | undefined
}

export type ModalEntry<Name extends ModalName> = {
  titleId: MessageId
  size: DialogSize
  /**
   * Accounts that may open the dialog; all by default. For other accounts the dialog closes after a
   * log-in, a reload or Forward.
   */
  audience?: 'visitors' | 'visitorsAndTrials' | 'members'
  /** Called by the close button and Escape, instead of closing the dialog. */
  onClose?: (data: ModalData<Name>) => void
  /** Title that depends on the dialog's data, instead of `titleId`. */
  title?: (data: ModalData<Name>) => ToastText
  /** Ways to close the dialog (ROOT-10, ROOT-15); the close button and Escape by default. */
  manner?: (data: ModalData<Name>) => DialogManner
  /** Banners at the end of the dialog (ANN-16). */
  banners?: Banner['groupName']
  Content: LazyPart<ModalData<Name>>
}
