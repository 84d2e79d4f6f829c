import { groupRows } from '../centre/menuGroups.ts'
import { memberRows } from '../memberRows.ts'

/** The member centre's pages in the groups of its menu. */
export const memberGroups = groupRows(memberRows, {
  'member.wallet': 'centre.groups.money',
  'member.bettingRecord': 'centre.groups.play',
  'member.rewardCentre': 'centre.groups.rewards',
  'member.account': 'centre.groups.account',
  'member.messages': 'centre.groups.help',
})
