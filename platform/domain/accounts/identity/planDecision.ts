import type { DomainTables, IdentityStepRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { planJob } from '../../base/time/jobs.ts'
import { askProvider } from './askProvider.ts'

/** Schedules the decision on a step for the time at which the provider expects its verdict. */
export async function planDecision(
  context: Context,
  tables: DomainTables,
  row: IdentityStepRow,
): Promise<void> {
  const now = context.now()
  const verdict = await askProvider(context, tables, row, now)
  const dueAt = verdict.state === 'PENDING' ? verdict.askAt : now
  await planJob(context, tables, { kind: 'identityDecided', subject: row.id, dueAt })
}
