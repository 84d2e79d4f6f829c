import type { components } from '../../../api/gen/paths.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import type { AccountKind } from '../../../session/accountKind.ts'

/** Data of the member that determine the entries of the menu. */
export type MenuOwner = {
  /**
   * Kind of account; undefined until the server has responded. Until then, entries of specific
   * kinds are hidden.
   */
  kind: AccountKind | undefined
  clubLabel: components['schemas']['MemberInfo']['clubLabel'] | undefined
  modules: ReadonlySet<string> | undefined
  /** Number of claimable rewards. */
  rewards: number
}

export type MenuEntryId =
  | 'register'
  | 'vip'
  | 'bettingRecord'
  | 'accountRecord'
  | 'profitAndLoss'
  | 'rewardCentre'
  | 'pointMall'
  | 'customerService'
  | 'agent'
  | 'logout'

/** Entry of the menu: a link if it has a path, otherwise the action that its id names. */
export type MenuEntry = {
  id: MenuEntryId
  textId: MessageId
  path?: string
  /** Number beside the entry; hidden when 0. */
  count?: number
  /** Text from the server beside the entry, such as the name of a VIP level. */
  note?: string | undefined
}

/**
 * Entries of the member menu, in the order of HEAD-10 to HEAD-18. A trial member's menu begins with
 * the registration, since the pages of other entries require it (ROLE-14).
 */
export function memberMenu({ kind, clubLabel, modules, rewards }: MenuOwner): MenuEntry[] {
  const entries: (MenuEntry | false)[] = [
    kind === 'trial' && { id: 'register', textId: 'account.menuEntries.register' },
    clubLabel?.type === 'AUTO' && {
      id: 'vip',
      textId: 'account.menuEntries.vip',
      path: paths.member('vip'),
      note: clubLabel.name,
    },
    {
      id: 'bettingRecord',
      textId: 'pages.member.bettingRecord',
      path: paths.member('bettingRecord'),
    },
    {
      id: 'accountRecord',
      textId: 'pages.member.accountRecord',
      path: paths.member('accountRecord'),
    },
    {
      id: 'profitAndLoss',
      textId: 'pages.member.profitAndLoss',
      path: paths.member('profitAndLoss'),
    },
    {
      id: 'rewardCentre',
      textId: 'pages.member.rewardCentre',
      path: paths.member('rewardCentre'),
      count: rewards,
    },
    modules?.has('PTSYS3') === true && {
      id: 'pointMall',
      textId: 'pages.pointMall',
      path: paths.pointMall(),
    },
    { id: 'customerService', textId: 'failure.customerService' },
    kind === 'agent' && {
      id: 'agent',
      textId: 'account.menuEntries.agent',
      path: paths.agentHome(),
    },
    { id: 'logout', textId: 'account.logout' },
  ]
  return entries.filter((entry) => entry !== false)
}
