import { useRewardCounts } from '../../../features/rewards/useRewardCounts.ts'
import { useAccountKind, useMember, useModules } from '../../../session/session.queries.ts'
import type { MenuOwner } from './memberMenu.ts'

export function useMenuOwner(): MenuOwner {
  return {
    kind: useAccountKind(),
    clubLabel: useMember().data?.clubLabel,
    modules: useModules(),
    rewards: useRewardCounts()?.rewardCenter ?? 0,
  }
}
