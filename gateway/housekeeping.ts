import { publishDue } from '../platform/domain/accounts/rulePublishing/publishDue.ts'
import type { World } from '../platform/domain/base/context/world.ts'
import { runDueJobs } from '../platform/domain/base/time/jobs.ts'
import { removeExpired } from '../platform/domain/housekeeping.ts'
import { jobHandlers } from '../platform/domain/jobHandlers.ts'
import { watchClock } from '../platform/domain/people/contracts/reopen.ts'
import { errorFields, type Log } from './log/log.ts'
import { startRepeating } from './repetition.ts'

const second = 1000
const minute = 60 * second

/**
 * Removes what has expired every minute, beginning now.
 * @returns stops it, after a run that is on.
 */
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

/**
 * Does what the world plans for a time, within a second of it; and notices a clock that was set
 * back.
 * @returns stops it, after a job that is on.
 */
export function startWorldClock(world: World, log: Log): () => Promise<void> {
  const report = (error: unknown) => log.error('a planned job failed', errorFields(error))
  let isStopped = false
  const noticeJump = watchClock(world)
  const run = async () => {
    await noticeJump()
    await runDueJobs(world, jobHandlers, report, () => isStopped)
  }
  const stop = startRepeating({ name: 'planned jobs', every: second, run, log })
  return () => {
    isStopped = true
    return stop()
  }
}
