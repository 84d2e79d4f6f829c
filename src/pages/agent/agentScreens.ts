import { type LazyPart, lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { AgentPageId } from '../../paths.ts'
import { recordScreen } from '../centre/lazyRecords.tsx'
import type { Page } from '../page.ts'
import { contractScreen } from './contractScreen.tsx'

/** Screen of each page of the agent centre, in its own chunk. */
export const agentScreens: Record<AgentPageId, LazyPart<{ page: Page }>> = {
  announcements: lazyPart(() =>
    import('../../features/team/AgentAnnouncements.tsx').then((file) => file.AgentAnnouncements),
  ),
  teamOverview: lazyPart(() =>
    import('../../features/team/overview/TeamOverview.tsx').then((file) => file.TeamOverview),
  ),
  registerCentre: lazyPart(() =>
    import('./RegisterCentreScreen.tsx').then((file) => file.RegisterCentreScreen),
  ),
  downline: lazyPart(() => import('./DownlineScreen.tsx').then((file) => file.DownlineScreen)),
  teamBetting: recordScreen(() =>
    import('../../features/records/teamBetRecords.tsx').then((file) => file.teamBetRecords),
  ),
  userLoss: recordScreen(() =>
    import('../../features/team/lossRecords.tsx').then((file) => file.lossRecords),
  ),
  income: recordScreen(() =>
    import('../../features/contracts/incomeRecords.ts').then((file) => file.incomeRecords),
  ),
  accountDetails: recordScreen(() =>
    import('../../features/records/teamTransactionRecords.tsx').then(
      (file) => file.teamTransactionRecords,
    ),
  ),
  dividend: contractScreen('dividend', () =>
    import('../../features/contracts/settlementRecords.tsx').then((file) => file.dividendRecords),
  ),
  dailySalary: contractScreen('dailyWage', () =>
    import('../../features/contracts/settlementRecords.tsx').then(
      (file) => file.dailySalaryRecords,
    ),
  ),
  hourlySalary: contractScreen('hourlyWage', () =>
    import('../../features/contracts/settlementRecords.tsx').then(
      (file) => file.hourlySalaryRecords,
    ),
  ),
  realTimeSalary: contractScreen('realTimeSalary', () =>
    import('../../features/contracts/settlementRecords.tsx').then(
      (file) => file.realTimeSalaryRecords,
    ),
  ),
}
