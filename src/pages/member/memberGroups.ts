import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { memberRows } from '../memberRows.ts'
import type { CentreRow } from '../page.ts'

type MemberGroup = { titleId: MessageId; rows: CentreRow[] }

/** Title of each group of the member centre's menu, by the group's first page. */
const titles: Readonly<Record<string, MessageId>> = {
  'member.wallet': 'centre.groups.money',
  'member.bettingRecord': 'centre.groups.play',
  'member.rewardCentre': 'centre.groups.rewards',
  'member.account': 'centre.groups.account',
  'member.messages': 'centre.groups.help',
}

/** The member centre's pages in the groups of its menu. */
export const memberGroups: readonly MemberGroup[] = memberRows.reduce<MemberGroup[]>(
  (groups, row) => {
    const titleId = titles[row.id]
    if (titleId) groups.push({ titleId, rows: [row] })
    else groups.at(-1)?.rows.push(row)
    return groups
  },
  [],
)
