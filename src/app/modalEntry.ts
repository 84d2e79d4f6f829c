import type { Banner } from '../features/announcements/banners/bannerLink.ts'
import type { LazyPart } from '../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import type { ModalData, ModalName } from '../kit/modal/modalTable.ts'
import type { ToastText } from '../kit/toast/toastStore.ts'
// Adds the product's dialogs to kit's table.
import type {} from '../modals.ts'
import type { DialogSize } from '../ui/Dialog.tsx'

export type DialogManner = {
  closesOnCover?: boolean | undefined
  hasNoCross?: boolean | undefined
}

/** What a dialog is made of. */
export type ModalEntry<Name extends ModalName> = {
  titleId: MessageId
  size: DialogSize
  /** Makes no sense for anybody else: a page opened by Forward or a reload drops it. */
  audience?: 'visitors' | 'visitorsAndTrials' | 'members'
  /** What its cross and Escape do instead of closing it. */
  onClose?: (data: ModalData<Name>) => void
  /** In place of `titleId`. */
  title?: (data: ModalData<Name>) => ToastText
  /** How it can be closed (ROOT-10, ROOT-15); by its cross and Escape when left out. */
  manner?: (data: ModalData<Name>) => DialogManner
  /** The banners that it ends with (ANN-16). */
  banners?: Banner['groupName']
  Content: LazyPart<ModalData<Name>>
}
