import type { AgentPageId, MemberPageId } from '../paths.ts'

/**
 * Source file, relative to `src`, that renders the content of each page of a centre. The page's
 * document preloads the file, so that it loads before the member is known.
 */
export const screenFiles: Readonly<
  Record<`member.${MemberPageId}` | `agent.${AgentPageId}`, string>
> = {
  'member.account': 'pages/member/AccountScreen.tsx',
  'member.identity': 'features/identity/IdentityCheck.tsx',
  'member.wallet': 'features/wallet/wallets/WalletPage.tsx',
  'member.deposit': 'pages/member/DepositScreen.tsx',
  'member.withdraw': 'pages/member/WithdrawScreen.tsx',
  'member.transferUpline': 'pages/member/TransferScreen.tsx',
  'member.bettingRecord': 'features/records/betRecords.ts',
  'member.accountRecord': 'features/records/accountRecords.ts',
  'member.profitAndLoss': 'features/records/profitRecords.tsx',
  'member.creditReport': 'features/records/creditReport/CreditReport.tsx',
  'member.bonusDetails': 'features/records/bonusRecords.ts',
  'member.rewardCentre': 'pages/member/RewardCentreScreen.tsx',
  'member.redEnvelopes': 'features/rewards/envelopes/RedEnvelopes.tsx',
  'member.wheel': 'pages/member/WheelScreen.tsx',
  'member.vip': 'pages/member/VipScreen.tsx',
  'member.referral': 'pages/member/ReferralScreen.tsx',
  'member.missions': 'pages/member/MissionsScreen.tsx',
  'member.points': 'pages/member/PointsScreen.tsx',
  'member.redemptions': 'features/points/redeemRecords.ts',
  'member.messages': 'features/messages/Inbox.tsx',
  'member.feedback': 'pages/member/FeedbackScreen.tsx',
  'member.rebates': 'pages/member/RebatesScreen.tsx',
  'member.protection': 'pages/member/ProtectionScreen.tsx',
  'member.privacy': 'pages/member/PrivacyScreen.tsx',
  'agent.announcements': 'features/team/AgentAnnouncements.tsx',
  'agent.teamOverview': 'features/team/overview/TeamOverview.tsx',
  'agent.registerCentre': 'pages/agent/RegisterCentreScreen.tsx',
  'agent.downline': 'pages/agent/DownlineScreen.tsx',
  'agent.teamBetting': 'features/records/teamBetRecords.tsx',
  'agent.userLoss': 'features/team/lossRecords.tsx',
  'agent.income': 'features/contracts/incomeRecords.ts',
  'agent.accountDetails': 'features/records/teamTransactionRecords.tsx',
  'agent.dividend': 'features/contracts/settlementRecords.tsx',
  'agent.dailySalary': 'features/contracts/settlementRecords.tsx',
  'agent.hourlySalary': 'features/contracts/settlementRecords.tsx',
  'agent.realTimeSalary': 'features/contracts/settlementRecords.tsx',
}

/** Component that renders every page of records. The `…Records` files only define the records. */
const recordScreenFile = 'pages/centre/RecordScreen.tsx'

/** Returns the source files that render the content of a centre's page; none for any other page. */
export function screenFilesOf(page: string): readonly string[] {
  // An id outside the centres yields undefined.
  const file = (screenFiles as Readonly<Record<string, string | undefined>>)[page]
  if (file === undefined) return []
  return /Records\.tsx?$/.test(file) ? [file, recordScreenFile] : [file]
}
