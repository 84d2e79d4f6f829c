/**
 * Jobs that run when their time has come: payments that arrive, salaries, expiries.
 */
import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { idInTime } from '../context/ids.ts'
import type { Announce } from '../storage/events.ts'
import { createPauses } from './pauses.ts'

/** A piece of work that waits for its time. */
export type Job<Kind extends string> = {
  kind: Kind
  /** The id of what it is done to. */
  subject: string
  /** Milliseconds since 1970. */
  dueAt: number
}

/**
 * Does a job in the transaction that takes it away, so that it is done once, however many processes
 * share the store. It decides by what it finds, since the domain may have changed since it was
 * planned.
 */
export type JobHandler = (
  context: Context,
  tables: DomainTables,
  announce: Announce,
  job: Job<string>,
) => Promise<void>

/** How many are done in one go, and the longest wait before a failed one is tried again. */
const batch = 100
const longestWait = 3_600_000

/** Plans a job, in the transaction that makes it necessary. */
export async function planJob<Kind extends string>(
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'jobs'>,
  { kind, subject, dueAt }: Job<Kind>,
): Promise<void> {
  await tables.jobs.insert({ id: idInTime(context, 'j', dueAt), kind, subject, dueAt, failures: 0 })
}

/**
 * Does all jobs whose time has come, oldest first, also those that these plan for a time that has
 * passed. A job that fails is reported, tried again later, and holds up nobody; nor do many jobs
 * hold up the calls of this process.
 * @param isStopped whether it leaves the rest to whoever looks next.
 * @returns how many were done.
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

/** @returns whether it was this process that did it. */
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
