import type { components } from '../../../api/gen/paths.ts'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { paths } from '../../../paths.ts'
import type { AccountKind } from '../../../session/accountKind.ts'

/** What is known of the member whose menu it is. */
export type MenuOwner = {
  /** Undefined until the server has told; then nothing shows that may not be theirs. */
  kind: AccountKind | undefined
  clubLabel: components['schemas']['MemberInfo']['clubLabel'] | undefined
  /** The modules that are on. */
  modules: ReadonlySet<string> | undefined
  /** Rewards that wait for them. */
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

/** An entry leads to a page, or does what its id says. */
export type MenuEntry = {
  id: MenuEntryId
  textId: MessageId
  path?: string
  /** Something to count beside it; none when 0. */
  count?: number
  /** Words of the platform beside it, such as the name of a level. */
  note?: string | undefined
}

/**
 * The member menu, in the order of the product (HEAD-10 to HEAD-18). A trial member is asked to
 * register first of all; the pages of its other entries ask so too (ROLE-14).
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
