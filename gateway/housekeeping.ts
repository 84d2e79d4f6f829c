import { removeExpired } from '../mocks/world/housekeeping.ts'
import type { World } from '../mocks/world/world.ts'
import { errorFields, type Log } from './log.ts'

const minute = 60_000

/** Removes what has expired every minute, beginning now. @returns stops it, after a run that is on. */
export function startHousekeeping(world: World, log: Log): () => Promise<void> {
  const run = async () => {
    try {
      const removed = await removeExpired(world)
      if (removed > 0) log.debug('housekeeping', { removed })
    } catch (error) {
      log.error('housekeeping failed', errorFields(error))
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, minute).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
