import type { MessageId } from '../kit/i18n/messageIds.ts'
import { type LazyPart, lazyPart } from '../kit/lazy/lazyPart.tsx'
import type { ModalData, ModalName } from '../modals.ts'

type Entry<Name extends ModalName> = {
  titleId: MessageId
  size: 'note' | 'small' | 'medium' | 'large'
  /** Makes no sense for a member: a page opened by Forward or a reload drops it. */
  visitorsOnly?: boolean
  Content: LazyPart<ModalData<Name>>
}

/** What each dialog shows; a name without an entry does not compile. */
export const modalRegistry = {
  login: {
    titleId: 'app.dialogs.login',
    size: 'small',
    visitorsOnly: true,
    Content: lazyPart(() =>
      import('../features/auth/LoginDialog.tsx').then((file) => file.LoginDialog),
    ),
  },
  register: {
    titleId: 'app.dialogs.register',
    size: 'medium',
    visitorsOnly: true,
    Content: lazyPart(() =>
      import('../features/registration/RegisterDialog.tsx').then((file) => file.RegisterDialog),
    ),
  },
  confirmLogout: {
    titleId: 'app.dialogs.confirmLogout',
    size: 'note',
    Content: lazyPart(() =>
      import('../features/auth/ConfirmLogoutDialog.tsx').then((file) => file.ConfirmLogoutDialog),
    ),
  },
  warning: {
    titleId: 'app.dialogs.warning',
    size: 'note',
    Content: lazyPart(() =>
      import('../kit/modal/WarningDialog.tsx').then((file) => file.WarningDialog),
    ),
  },
} satisfies { [Name in ModalName]: Entry<Name> }
