import type { Banner } from '../features/messages/banners/bannerLink.ts'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import { type LazyPart, lazyPart } from '../kit/lazy/lazyPart.tsx'
import { closeModal, openModal } from '../kit/modal/modalStore.ts'
import type { ModalData, ModalName } from '../kit/modal/modalTable.ts'
import type { ToastText } from '../kit/toast/toastStore.ts'
// Adds the product's dialogs to kit's table.
import type {} from '../modals.ts'
import { stayActive } from '../session/idle/idleStore.ts'
import type { DialogSize } from '../ui/Dialog.tsx'

export type DialogManner = {
  closesOnCover?: boolean | undefined
  hasNoCross?: boolean | undefined
}

type Entry<Name extends ModalName> = {
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

/** What each dialog shows; a name without an entry does not compile. */
export const modalRegistry = {
  login: {
    titleId: 'app.dialogs.login',
    size: 'small',
    audience: 'visitors',
    banners: 'w_login',
    Content: lazyPart(() =>
      import('../features/auth/login/LoginDialog.tsx').then((file) => file.LoginDialog),
    ),
  },
  secondStep: {
    titleId: 'app.dialogs.secondStep',
    size: 'small',
    audience: 'visitors',
    Content: lazyPart(() =>
      import('../features/auth/secondStep/SecondStepDialog.tsx').then(
        (file) => file.SecondStepDialog,
      ),
    ),
  },
  register: {
    titleId: 'app.dialogs.register',
    size: 'medium',
    audience: 'visitorsAndTrials',
    banners: 'w_register',
    Content: lazyPart(() =>
      import('../features/registration/RegisterDialog.tsx').then((file) => file.RegisterDialog),
    ),
  },
  oneClick: {
    titleId: 'app.dialogs.oneClick',
    size: 'small',
    Content: lazyPart(() =>
      import('../features/registration/oneClick/OneClickDialog.tsx').then(
        (file) => file.OneClickDialog,
      ),
    ),
  },
  forgotPassword: {
    titleId: 'app.dialogs.forgotPassword',
    size: 'small',
    audience: 'visitors',
    banners: 'w_forget',
    Content: lazyPart(() =>
      import('../features/auth/forgotPassword/ForgotPasswordDialog.tsx').then(
        (file) => file.ForgotPasswordDialog,
      ),
    ),
  },
  confirmLogout: {
    titleId: 'app.dialogs.confirmLogout',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/auth/ConfirmLogoutDialog.tsx').then((file) => file.ConfirmLogoutDialog),
    ),
  },
  idle: {
    titleId: 'app.dialogs.idle',
    size: 'note',
    audience: 'members',
    onClose: stayActive,
    Content: lazyPart(() =>
      import('../features/auth/idle/IdleDialog.tsx').then((file) => file.IdleDialog),
    ),
  },
  changePassword: {
    titleId: 'app.dialogs.changePassword',
    size: 'small',
    audience: 'members',
    // What has to be done is left by logging out alone.
    onClose: ({ reason }) =>
      reason === 'own' ? void closeModal() : openModal({ name: 'confirmLogout' }, { over: true }),
    Content: lazyPart(() =>
      import('../features/auth/password/ChangePasswordDialog.tsx').then(
        (file) => file.ChangePasswordDialog,
      ),
    ),
  },
  game: {
    titleId: 'app.dialogs.game',
    size: 'stage',
    Content: lazyPart(() =>
      import('../features/games/play/GamePlayer.tsx').then((file) => file.GamePlayer),
    ),
  },
  deposit: {
    titleId: 'pages.member.deposit',
    size: 'wide',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/wallet/deposit/DepositDialog.tsx').then((file) => file.DepositDialog),
    ),
  },
  gameList: {
    titleId: 'app.dialogs.gameList',
    size: 'wide',
    Content: lazyPart(() =>
      import('../features/games/list/GameListDialog.tsx').then((file) => file.GameListDialog),
    ),
  },
  search: {
    titleId: 'app.dialogs.search',
    size: 'search',
    manner: () => ({ closesOnCover: true }),
    Content: lazyPart(() =>
      import('../features/games/search/SearchDialog.tsx').then((file) => file.SearchDialog),
    ),
  },
  realAccount: {
    titleId: 'app.dialogs.realAccount',
    size: 'note',
    Content: lazyPart(() =>
      import('../features/games/launch/RealAccountDialog.tsx').then(
        (file) => file.RealAccountDialog,
      ),
    ),
  },
  navigation: {
    titleId: 'app.sideMenu',
    size: 'drawer',
    Content: lazyPart(() =>
      import('./shell/navigation/NavigationDrawer.tsx').then((file) => file.NavigationDrawer),
    ),
  },
  announcements: {
    titleId: 'app.dialogs.announcements',
    size: 'wide',
    Content: lazyPart(() =>
      import('../features/messages/AnnouncementsDialog.tsx').then(
        (file) => file.AnnouncementsDialog,
      ),
    ),
  },
  notices: {
    titleId: 'app.dialogs.notices',
    size: 'wide',
    Content: lazyPart(() =>
      import('../features/messages/NoticesDialog.tsx').then((file) => file.NoticesDialog),
    ),
  },
  giveUpBonus: {
    titleId: 'wallet.bonuses.giveUpTitle',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/wallet/bonuses/GiveUpBonusDialog.tsx').then(
        (file) => file.GiveUpBonusDialog,
      ),
    ),
  },
  bet: {
    titleId: 'pages.member.bettingRecord',
    title: ({ gameName }) => ({ text: gameName }),
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/bets/BetDialog.tsx').then((file) => file.BetDialog),
    ),
  },
  deletePayoutAccount: {
    titleId: 'wallet.payout.deleteTitle',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/wallet/payout/DeleteAccountDialog.tsx').then(
        (file) => file.DeleteAccountDialog,
      ),
    ),
  },
  promotion: {
    titleId: 'app.dialogs.promotion',
    size: 'large',
    Content: lazyPart(() =>
      import('../features/promotions/PromotionDialog.tsx').then((file) => file.PromotionDialog),
    ),
  },
  dialog: {
    titleId: 'app.dialogs.warning',
    title: ({ title }) => title,
    size: 'note',
    manner: ({ closesOnCover, hasNoCross }) => ({ closesOnCover, hasNoCross }),
    Content: lazyPart(() =>
      import('../kit/dialog/PlainDialog.tsx').then((file) => file.PlainDialog),
    ),
  },
  blockedWindow: {
    titleId: 'app.dialogs.blockedWindow',
    size: 'note',
    Content: lazyPart(() =>
      import('../kit/window/BlockedWindowDialog.tsx').then((file) => file.BlockedWindowDialog),
    ),
  },
  customerService: {
    titleId: 'app.dialogs.customerService',
    size: 'small',
    Content: lazyPart(() =>
      import('../features/support/service/CustomerServiceDialog.tsx').then(
        (file) => file.CustomerServiceDialog,
      ),
    ),
  },
  help: {
    titleId: 'app.dialogs.help',
    size: 'large',
    Content: lazyPart(() =>
      import('../features/support/help/HelpDialog.tsx').then((file) => file.HelpDialog),
    ),
  },
  chat: {
    titleId: 'app.dialogs.chat',
    size: 'medium',
    Content: lazyPart(() =>
      import('../features/support/chat/ChatDialog.tsx').then((file) => file.ChatDialog),
    ),
  },
  feedback: {
    titleId: 'app.dialogs.feedback',
    size: 'small',
    Content: lazyPart(() =>
      import('../features/support/feedback/FeedbackDialog.tsx').then((file) => file.FeedbackDialog),
    ),
  },
} satisfies { [Name in ModalName]: Entry<Name> }
