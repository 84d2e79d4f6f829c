import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import type { ModalEntry } from './modalEntry.ts'

/** Dialogs in which agents invite members into their team and manage them. */
export const teamModals = {
  invitation: {
    titleId: 'team.invitation.new',
    title: ({ invitation }) =>
      invitation === undefined
        ? { id: 'team.invitation.new' }
        : { id: 'team.change', values: { code: invitation.code } },
    size: 'large',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/invitations/InvitationDialog.tsx').then(
        (file) => file.InvitationDialog,
      ),
    ),
  },
  invitationLink: {
    titleId: 'team.qrCode',
    title: ({ invitation }) => ({ id: 'team.qrCodeOf', values: { code: invitation.code } }),
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/invitations/InvitationLinkDialog.tsx').then(
        (file) => file.InvitationLinkDialog,
      ),
    ),
  },
  endInvitation: {
    titleId: 'team.invitation.endTitle',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/invitations/EndInvitationDialog.tsx').then(
        (file) => file.EndInvitationDialog,
      ),
    ),
  },
  teamAccount: {
    titleId: 'team.account.open',
    size: 'large',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/account/AccountDialog.tsx').then((file) => file.AccountDialog),
    ),
  },
  blockDownline: {
    titleId: 'team.block.block',
    title: ({ person }) => ({ id: 'team.block.title', values: { account: person } }),
    size: 'medium',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/block/BlockDialog.tsx').then((file) => file.BlockDialog),
    ),
  },
  unblockDownline: {
    titleId: 'team.block.unblock',
    title: ({ person }) => ({ id: 'team.block.endTitle', values: { account: person } }),
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/block/UnblockDialog.tsx').then((file) => file.UnblockDialog),
    ),
  },
  downlineRates: {
    titleId: 'team.downline.changeRates',
    title: ({ person }) => ({ id: 'team.rates.changeTitle', values: { account: person } }),
    size: 'large',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/changeRates/RatesDialog.tsx').then((file) => file.RatesDialog),
    ),
  },
  messageDownline: {
    titleId: 'team.downline.write',
    title: ({ person }) => ({ id: 'team.message.title', values: { account: person } }),
    size: 'medium',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/message/MessageDialog.tsx').then((file) => file.MessageDialog),
    ),
  },
  quietMembers: {
    titleId: 'team.overview.quiet.title',
    size: 'large',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/team/overview/QuietMembersDialog.tsx').then(
        (file) => file.QuietMembersDialog,
      ),
    ),
  },
} satisfies {
  [Name in
    | 'invitation'
    | 'invitationLink'
    | 'endInvitation'
    | 'teamAccount'
    | 'messageDownline'
    | 'blockDownline'
    | 'unblockDownline'
    | 'downlineRates'
    | 'quietMembers']: ModalEntry<Name>
}
