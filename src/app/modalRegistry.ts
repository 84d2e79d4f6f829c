import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import type { ModalName } from '../kit/modal/modalTable.ts'
import { stayActive } from '../session/idle/idleStore.ts'
import { accountModals } from './accountModals.ts'
import { contractModals } from './contractModals.ts'
import type { ModalEntry } from './modalEntry.ts'
import { teamModals } from './teamModals.ts'

/** Definition of each dialog; a name without a definition does not compile. */
export const modalRegistry = {
  login: {
    titleId: 'app.dialogs.login',
    size: 'medium',
    audience: 'visitors',
    banners: 'w_login',
    Content: lazyPart(() =>
      import('../features/session/login/LoginDialog.tsx').then((file) => file.LoginDialog),
    ),
  },
  secondStep: {
    titleId: 'app.dialogs.secondStep',
    size: 'small',
    audience: 'visitors',
    Content: lazyPart(() =>
      import('../features/session/secondStep/SecondStepDialog.tsx').then(
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
      import('../features/session/forgotPassword/ForgotPasswordDialog.tsx').then(
        (file) => file.ForgotPasswordDialog,
      ),
    ),
  },
  confirmLogout: {
    titleId: 'app.dialogs.confirmLogout',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/session/ConfirmLogoutDialog.tsx').then(
        (file) => file.ConfirmLogoutDialog,
      ),
    ),
  },
  idle: {
    titleId: 'app.dialogs.idle',
    size: 'note',
    audience: 'members',
    onClose: stayActive,
    Content: lazyPart(() =>
      import('../features/session/idle/IdleDialog.tsx').then((file) => file.IdleDialog),
    ),
  },
  ...accountModals,
  ...contractModals,
  ...teamModals,
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
      import('../features/deposits/DepositDialog.tsx').then((file) => file.DepositDialog),
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
    audience: 'members',
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
      import('../features/announcements/AnnouncementsDialog.tsx').then(
        (file) => file.AnnouncementsDialog,
      ),
    ),
  },
  notices: {
    titleId: 'app.dialogs.notices',
    size: 'wide',
    Content: lazyPart(() =>
      import('../features/announcements/NoticesDialog.tsx').then((file) => file.NoticesDialog),
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
      import('../features/records/BetDialog.tsx').then((file) => file.BetDialog),
    ),
  },
  downline: {
    titleId: 'pages.agent.downline',
    title: ({ account }) => ({ text: account }),
    size: 'wide',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/downline/DownlineDialog.tsx').then((file) => file.DownlineDialog),
    ),
  },
  deletePayoutAccount: {
    titleId: 'withdrawals.payout.deleteTitle',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/withdrawals/payout/DeleteAccountDialog.tsx').then(
        (file) => file.DeleteAccountDialog,
      ),
    ),
  },
  redeemGoods: {
    titleId: 'points.redeem.title',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/points/redeem/RedeemDialog.tsx').then((file) => file.RedeemDialog),
    ),
  },
  convertPoints: {
    titleId: 'points.convert.open',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/points/convert/ConvertDialog.tsx').then((file) => file.ConvertDialog),
    ),
  },
  promotion: {
    titleId: 'app.dialogs.promotion',
    size: 'large',
    Content: lazyPart(() =>
      import('../features/promotions/PromotionDialog.tsx').then((file) => file.PromotionDialog),
    ),
  },
  activity: {
    titleId: 'app.dialogs.activity',
    size: 'large',
    Content: lazyPart(() =>
      import('../features/promotions/activities/ActivityDialog.tsx').then(
        (file) => file.ActivityDialog,
      ),
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
} satisfies { [Name in ModalName]: ModalEntry<Name> }
