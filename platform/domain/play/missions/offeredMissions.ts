import type { DomainTables } from '../../base/collections/collections.ts'
import type { Mission } from '../../base/content/mission.ts'
import type { Context } from '../../base/context/context.ts'
import { isOn } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'

/**
 * Missions with their current rewards. While the wheel is off, rewards contain no wheel tickets,
 * and missions without any other reward are left out.
 */
export async function offeredMissions(
  { content }: Pick<Context, 'content'>,
  tables: Pick<DomainTables, 'settings'>,
): Promise<readonly Mission[]> {
  if (isOn(await readPlatform(tables), 'WHEEL3')) return content.missions
  return content.missions.flatMap((mission) => {
    const { tickets: _, ...reward } = mission.reward
    return Object.keys(reward).length === 0 ? [] : [{ ...mission, reward }]
  })
}
