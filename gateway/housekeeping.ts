import { removeExpired } from '../mocks/world/housekeeping.ts'
import { publishDue } from '../mocks/world/publishDue.ts'
import type { World } from '../mocks/world/world.ts'
import type { Log } from './log.ts'
import { startRepeating } from './repeating.ts'

const second = 1000
const minute = 60 * second

/** Removes what has expired every minute, beginning now. @returns stops it, after a run that is on. */
export function startHousekeeping(world: World, log: Log): () => Promise<void> {
  const run = async () => {
    const removed = await removeExpired(world)
    if (removed > 0) log.debug('housekeeping', { removed })
  }
  return startRepeating({ name: 'housekeeping', every: minute, run, log })
}

/** Publishes the rules that wait for their time, within a second of it. @returns stops it. */
export function startPublisher(world: World, log: Log): () => Promise<void> {
  const run = () => publishDue(world)
  return startRepeating({ name: 'publishing at a time', every: second, run, log })
}
