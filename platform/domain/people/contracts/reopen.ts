/**
 * Correction after the clock ran ahead and periods were settled before their end. When the clock is
 * set back, these periods are reopened: at their true end they are computed as a whole, and
 * `paySettlement` adds the unsettled part. No bet is lost or paid twice. Rows of
 * `settlementCorrections` for bets in these periods are removed, because the new computation
 * already uses the corrected results.
 */
import type { ContractRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { planCommissions } from './commissions.ts'
import { commissionSeries, unbookReopened } from './corrections.ts'
import { grace, periodOf, startOfPeriod } from './periods.ts'
import { nextSettlementAt } from './settle.ts'

/** Longest time until a clock correction is detected, in milliseconds. */
const noticedWithin = 60_000
/** Contracts or jobs per query. */
const batch = 100

/**
 * Returns a function to run every second. The function reopens periods when the clock was set back,
 * and on its first run, because the clock may have been set back while no process was running. A
 * step back of less than `grace` needs no reopening, since no period was settled early.
 */
export function watchClock(context: Context): () => Promise<void> {
  let latest = Infinity
  return async () => {
    const now = context.now()
    if (now + grace < latest) await reopenPeriods(context)
    latest = now
  }
}

/**
 * Reopens periods that were settled beyond the present time. A contract with an acceptance time in
 * the future begins at that time.
 */
export async function reopenPeriods(context: Context): Promise<void> {
  const since = context.now() - noticedWithin
  let after = ''
  for (;;) {
    const ahead = await context.store.contracts.find({
      where: { id: { atLeast: after }, status: 'ACTIVE', settledUntil: { atLeast: since } },
      limit: batch,
    })
    for (const { id } of ahead) await reopenContract(context, id, since)
    const last = ahead.at(-1)
    if (!last) break
    // The added space makes a lower bound for all ids after `last.id`, since no id contains a
    // character that sorts before a space.
    after = `${last.id} `
  }
  await reopenCommissions(context, since)
}

const reopenContract = (context: Context, id: string, since: number): Promise<void> =>
  context.store.transaction(async (tables) => {
    // Locks the job before the contract, in the order of the process that runs the job.
    const jobs = await tables.jobs.find({ where: { kind: 'settleContract', subject: id } })
    const contract = await tables.contracts.get(id)
    if (contract?.status !== 'ACTIVE') return
    const from = openFrom(contract, since)
    await tables.contracts.update(id, { settledUntil: from })
    const { settledUntil: to } = contract
    if (from !== null && to !== null) await unbookReopened(tables, id, { from, to })
    const nextAt = await nextSettlementAt(context, tables, contract)
    for (const job of jobs) {
      if (job.dueAt > nextAt) await tables.jobs.update(job.id, { dueAt: nextAt })
    }
  })

/** New `settledUntil` of a contract. The bets from this time on are settled again. */
function openFrom({ terms, acceptedAt, settledUntil }: ContractRow, since: number): number | null {
  if (acceptedAt === null || settledUntil === null || acceptedAt >= settledUntil) {
    return settledUntil
  }
  const start = Math.max(acceptedAt, startOfPeriod(periodOf(terms), since))
  return Math.min(settledUntil, start)
}

/** Reschedules commission jobs; their subjects contain the time up to which days are settled. */
async function reopenCommissions(context: Context, since: number): Promise<void> {
  for (;;) {
    // A new day may begin during the loop. Jobs scheduled below are then due at the end of the new
    // day, so `nextAt` is recomputed in each iteration.
    const nextAt = startOfDay(context.now() - grace) + dayLength + grace
    const ahead = await context.store.jobs.find({
      where: { kind: 'payCommissions', dueAt: { atLeast: nextAt + 1 } },
      limit: batch,
    })
    for (const { id, subject } of ahead) {
      await context.store.transaction(async (tables) => {
        if ((await tables.jobs.remove({ id })) === 0) return
        const [agentId = '', settledUntil = ''] = subject.split('@')
        const to = Number(settledUntil)
        const from = Math.min(to, startOfDay(since))
        await unbookReopened(tables, commissionSeries(agentId), { from, to })
        await planCommissions(context, tables, agentId, from)
      })
    }
    if (ahead.length === 0) return
  }
}
