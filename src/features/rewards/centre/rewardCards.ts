import type { Value } from '../../../api/operations.ts'

export type Reward = Value<'GET /wps/rewards'>['items'][number]
export type RewardCardData = { reward: Reward; status: Reward['status'] }

/** Expiry of rewards that never expire, for sorting: this text is later than every date. */
const never = '9999'

const endOf = ({ expiresAt }: Reward): string => expiresAt ?? never

/**
 * Cards of the rewards, the earliest expiry first.
 * @param claimableRewards rewards that can be claimed now.
 * @param pressedRewards rewards whose claim button was pressed on this page; those no longer
 * claimable were claimed or have expired.
 * @param serverRewards rewards as last returned by the server, which may lag behind a claim.
 */
export function rewardCards(
  claimableRewards: readonly Reward[],
  pressedRewards: readonly Reward[],
  serverRewards: readonly Reward[],
  now = Date.now(),
): RewardCardData[] {
  const waitingIds = new Set(claimableRewards.map(({ id }) => id))
  const gone = new Map(
    pressedRewards.filter(({ id }) => !waitingIds.has(id)).map((reward) => [reward.id, reward]),
  )
  const settled = new Map(
    serverRewards
      .filter(({ status }) => status !== 'CLAIMABLE')
      .map((reward) => [reward.id, reward]),
  )
  const isOver = ({ expiresAt }: Reward) => expiresAt !== undefined && Date.parse(expiresAt) <= now
  return [
    ...claimableRewards.map((reward) => ({ reward, status: 'CLAIMABLE' as const })),
    ...[...gone.values()].map((reward) => {
      const outcome = settled.get(reward.id)
      if (outcome) return { reward: outcome, status: outcome.status }
      return { reward, status: isOver(reward) ? ('EXPIRED' as const) : ('CLAIMED' as const) }
    }),
  ].toSorted(
    (one, other) =>
      endOf(one.reward).localeCompare(endOf(other.reward)) ||
      other.reward.createdAt.localeCompare(one.reward.createdAt),
  )
}
