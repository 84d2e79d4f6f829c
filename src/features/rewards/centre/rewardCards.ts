import type { Value } from '../../../api/operations.ts'

export type Reward = Value<'GET /wps/rewards'>['items'][number]
export type RewardCardData = { reward: Reward; status: Reward['status'] }

/** Sorts after every date, as an end that never comes. */
const never = '9999'

const endOf = ({ expiresAt }: Reward): string => expiresAt ?? never

/**
 * The rewards that are shown one by one, what ends first in front.
 * @param waiting those that can be claimed now.
 * @param pressed those whose claim was pressed here: one that waits no more was claimed, or its time
 *   is over.
 * @param told what the server says of them since; it may lag behind a claim.
 */
export function rewardCards(
  waiting: readonly Reward[],
  pressed: readonly Reward[],
  told: readonly Reward[],
  now = Date.now(),
): RewardCardData[] {
  const waitingIds = new Set(waiting.map(({ id }) => id))
  const gone = new Map(
    pressed.filter(({ id }) => !waitingIds.has(id)).map((reward) => [reward.id, reward]),
  )
  const settled = new Map(
    told.filter(({ status }) => status !== 'CLAIMABLE').map((reward) => [reward.id, reward]),
  )
  const isOver = ({ expiresAt }: Reward) => expiresAt !== undefined && Date.parse(expiresAt) <= now
  return [
    ...waiting.map((reward) => ({ reward, status: 'CLAIMABLE' as const })),
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
