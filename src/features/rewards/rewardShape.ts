import type { Value } from '../../api/operations.ts'

type Mission = Value<'GET /wps/relay/MCSFE_getMissionSummaryDetails'>['daily'][number]

/**
 * Contents of a reward, which determine the balance that is credited. `bonus` is money with a
 * wagering requirement.
 */
export type RewardShape = 'money' | 'bonus' | 'points' | 'tickets' | 'several'

/** True if a decimal amount is above zero. */
export const isAmount = (amount: string | undefined): amount is string =>
  amount !== undefined && /[1-9]/.test(amount)

export function rewardShape({ amount, points = 0, tickets = 0 }: Mission['reward']): RewardShape {
  const shapes = [
    ...(isAmount(amount) ? ['money' as const] : []),
    ...(points > 0 ? ['points' as const] : []),
    ...(tickets > 0 ? ['tickets' as const] : []),
  ]
  return shapes.length === 1 && shapes[0] ? shapes[0] : 'several'
}
