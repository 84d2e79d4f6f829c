import type { DomainTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import type { Context } from '../../base/context/context.ts'
import { allowsBonuses } from '../../base/platform/markets.ts'
import { isOn } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { needsBet } from '../rewards/beforeBets.ts'

/**
 * Missions that the market allows for a member, with their current rewards. Deposit missions are
 * left out where bonuses for deposits are forbidden. Log-in missions are left out while the member
 * must not get gifts before a first bet. While the wheel is off, rewards contain no wheel tickets,
 * and missions without another reward are left out.
 */
export async function offeredMissions(
  { content }: Pick<Context, 'content'>,
  tables: Pick<DomainTables, 'settings' | 'bets'>,
  memberId: string,
): Promise<readonly Mission[]> {
  const platform = await readPlatform(tables)
  const forbidden = [
    ...(allowsBonuses(platform.market, ['DEPOSIT']) ? [] : ['DEPOSITS']),
    ...((await needsBet(tables, memberId)) ? ['LOGINS'] : []),
  ]
  const allowed = content.missions.filter(({ metric }) => !forbidden.includes(metric))
  if (isOn(platform, 'WHEEL3')) return allowed
  return allowed.flatMap((mission) => {
    const { tickets: _, ...reward } = mission.reward
    return Object.keys(reward).length === 0 ? [] : [{ ...mission, reward }]
  })
}
