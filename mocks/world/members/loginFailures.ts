/**
 * Failed log-ins, counted per name (whether there is such an account or not, so that the answers
 * tell nothing of that) and per address.
 */

import { sha256 } from '../digest.ts'
import { DuplicateError } from '../storage/store.ts'
import type { World } from '../world.ts'
import { usernameKey } from './accountName.ts'

const memory = 15 * 60_000
/** After this many failures of a name the next attempt needs a captcha. */
const perName = 3
/** Many people share an address behind a mobile network. */
const perAddress = 20

type Sources = Pick<World, 'store' | 'now'>
type Counter = { id: string; limit: number }

const nameCounter = async (name: string): Promise<Counter> => ({
  id: `login-name:${await sha256(usernameKey(name))}`,
  limit: perName,
})

const countersOf = async (name: string, ip: string): Promise<Counter[]> => [
  await nameCounter(name),
  { id: `login-address:${await sha256(ip)}`, limit: perAddress },
]

/** Whether the next attempt needs a captcha. */
export async function wantsCaptcha(world: Sources, name: string, ip: string): Promise<boolean> {
  for (const { id, limit } of await countersOf(name, ip)) {
    const row = await world.store.rateWindows.get(id)
    if (row && row.expiresAt > world.now() && row.count >= limit) return true
  }
  return false
}

/** Counts a failure. @returns whether the next attempt needs a captcha. */
export async function countFailure(world: Sources, name: string, ip: string): Promise<boolean> {
  const counters = await countersOf(name, ip)
  const now = world.now()
  const expiresAt = now + memory
  const count = () =>
    world.store.transaction(async ({ rateWindows }) => {
      let reached = false
      for (const { id, limit } of counters) {
        const row = await rateWindows.get(id)
        const next = row && row.expiresAt > now ? row.count + 1 : 1
        if (row) await rateWindows.update(id, { count: next, expiresAt })
        else await rateWindows.insert({ id, count: next, expiresAt })
        reached ||= next >= limit
      }
      return reached
    })
  try {
    return await count()
  } catch (error) {
    // Two first failures at once: the second finds the first one's row.
    if (error instanceof DuplicateError) return count()
    throw error
  }
}

/** A name that logged in starts anew; its address does not. */
export async function forgetFailures(world: Sources, name: string): Promise<void> {
  await world.store.rateWindows.remove({ id: (await nameCounter(name)).id })
}
