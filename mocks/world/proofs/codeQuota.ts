import { sha256 } from '../digest.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'
import type { World } from '../world.ts'

/** Codes that go to one number or address on a day of the market (ERR-08); each costs money. */
const perDay = 20

/**
 * Takes one code from what a number or an address may be sent today.
 * @returns whether there was one left.
 */
export async function takeFromQuota(
  world: Pick<World, 'store' | 'now'>,
  receiver: string,
): Promise<boolean> {
  const id = `code-quota:${await sha256(receiver.toLowerCase())}`
  const expiresAt = startOfDay(world.now()) + dayLength
  return againIfTaken(() =>
    world.store.transaction(async ({ rateWindows }) => {
      const row = await rateWindows.get(id)
      const sent = row && row.expiresAt > world.now() ? row.count : 0
      if (sent >= perDay) return false
      if (row) await rateWindows.update(id, { count: sent + 1, expiresAt })
      else await rateWindows.insert({ id, count: 1, expiresAt })
      return true
    }),
  )
}
