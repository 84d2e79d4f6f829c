/** Scheduled jobs, such as querying a payment, paying a salary or expiring an offer. */
import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { idInTime } from '../context/ids.ts'
import type { Announce } from '../storage/events.ts'
import { createPauses } from './pauses.ts'

export type Job<Kind extends string> = {
  kind: Kind
  /** Id of the object that the job works on. */
  subject: string
  /** Due time in milliseconds since 1970. */
  dueAt: number
}

/**
 * Runs a job in the transaction that removes it, so that it runs only once even if many processes
 * share the store. The handler must check the current state, which may have changed since the job
 * was planned.
 */
export type JobHandler = (
  context: Context,
  tables: DomainTables,
  announce: Announce,
  job: Job<string>,
) => Promise<void>

/** Number of jobs per query. */
const batch = 100
const longestWait = 3_600_000

/** Plans a job, in the transaction of the change that requires it. */
export async function planJob<Kind extends string>(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'jobs'>,
  { kind, subject, dueAt }: Job<Kind>,
): Promise<void> {
  await tables.jobs.insert({ id: idInTime(context, 'j', dueAt), kind, subject, dueAt, failures: 0 })
}

/**
 * Runs all due jobs, oldest first. This includes due jobs that were scheduled by these jobs. A
 * failed job is reported and retried later, and does not block others. Between jobs, other tasks of
 * this process can run.
 * @param isStopped true leaves the remaining jobs to the next run.
 * @returns the number of completed jobs.
 */
export async function runDueJobs(
  context: Context,
  handlers: Readonly<Record<string, JobHandler>>,
  report: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let done = 0
  const pause = createPauses()
  for (;;) {
    const due = await context.store.jobs.find({
      where: { dueAt: { below: context.now() + 1 } },
      orderBy: { column: 'dueAt', direction: 'ascending' },
      limit: batch,
    })
    if (due.length === 0) return done
    for (const { id, failures, ...job } of due) {
      if (isStopped()) return done
      await pause()
      try {
        if (await runJob(context, handlers, id, job)) done += 1
      } catch (error) {
        report(new Error(`${job.kind} of ${job.subject} failed`, { cause: error }))
        const wait = Math.min(longestWait, 1000 * 2 ** Math.min(failures, 30))
        await context.store.jobs.update(id, { failures: failures + 1, dueAt: context.now() + wait })
      }
    }
  }
}

/** @returns true if this process ran the job. */
async function runJob(
  context: Context,
  handlers: Readonly<Record<string, JobHandler>>,
  id: string,
  job: Job<string>,
): Promise<boolean> {
  const handler = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined
  if (!handler) throw new Error(`Nobody knows how to do ${job.kind}`)
  return context.store.transaction(async (tables, announce) => {
    if ((await tables.jobs.remove({ id })) === 0) return false
    await handler(context, tables, announce, job)
    return true
  })
}
