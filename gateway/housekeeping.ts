import { publishDue } from '../platform/domain/accounts/rulePublishing/publishDue.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import { runDueJobs } from '../platform/domain/base/time/jobs.ts'
import { removeExpired } from '../platform/domain/housekeeping.ts'
import { jobHandlers } from '../platform/domain/jobHandlers.ts'
import { watchClock } from '../platform/domain/people/contracts/reopen.ts'
import { refreshFixtures } from '../platform/domain/play/sports/refreshFixtures.ts'
import { errorFields, type Log } from './log/log.ts'
import { startRepeating } from './repetition.ts'

const second = 1000
const minute = 60 * second

/**
 * Removes expired rows immediately and then every minute.
 * @returns a function that stops the removal and waits for the current run.
 */
export function startHousekeeping(context: Context, log: Log): () => Promise<void> {
  const run = async () => {
    const removed = await removeExpired(context)
    if (removed > 0) log.debug('housekeeping', { removed })
  }
  return startRepeating({ name: 'housekeeping', every: minute, run, log })
}

/**
 * Publishes scheduled registration rules within a second of their time.
 * @returns a function that stops the publication and waits for the current run.
 */
export function startPublisher(context: Context, log: Log): () => Promise<void> {
  const run = () => publishDue(context)
  return startRepeating({ name: 'publishing at a time', every: second, run, log })
}

/**
 * Refreshes the matches of the sports book every second.
 * @returns a function that stops the refreshing and waits for the current run.
 */
export function startFixtures(context: Context, log: Log): () => Promise<void> {
  const run = async () => {
    await refreshFixtures(context)
  }
  return startRepeating({ name: 'refreshing matches', every: second, run, log })
}

/**
 * Runs the domain's planned jobs within a second of their time, and detects a clock that was set
 * back.
 * @returns a function that stops the jobs and waits for the current job.
 */
export function startDomainClock(context: Context, log: Log): () => Promise<void> {
  const report = (error: unknown) => log.error('a planned job failed', errorFields(error))
  let isStopped = false
  const noticeJump = watchClock(context)
  const run = async () => {
    await noticeJump()
    await runDueJobs(context, jobHandlers, report, () => isStopped)
  }
  const stop = startRepeating({ name: 'planned jobs', every: second, run, log })
  return () => {
    isStopped = true
    return stop()
  }
}

/**
 * Starts all repeated work of a gateway. @returns functions, each of which stops a part of this
 * work.
 */
export const startRepeatedWork = (context: Context, log: Log): (() => Promise<void>)[] => [
  startHousekeeping(context, log),
  startPublisher(context, log),
  startFixtures(context, log),
  startDomainClock(context, log),
]
