/**
 * Where a clock ran ahead, periods were settled before they were over. When it is set right they are
 * opened again: at their true end they are reckoned as a whole, and `paySettlement` adds what is not
 * settled yet. So no bet is lost, and none is paid twice.
 */
import type { ContractRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import { planCommissions } from './commissions.ts'
import { grace, periodOf, startOfPeriod } from './periods.ts'
import { nextSettlementAt } from './settle.ts'

/** How long it takes at most until it is noticed that a clock was set right. */
const noticedWithin = 60_000
/** How many are looked at in one go. */
const batch = 100

/**
 * What is run every second: it opens periods as soon as the clock was set back, and at the beginning,
 * since that may have happened while nobody looked. A step of less than `grace` settles nothing early.
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
 * Opens what is settled beyond the present time. Contracts that were accepted in what is now to come
 * begin then.
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
    // What comes next: no id has a character below a space.
    after = `${last.id} `
  }
  await reopenCommissions(context, since)
}

const reopenContract = (context: Context, id: string, since: number): Promise<void> =>
  context.store.transaction(async (tables) => {
    // First, as whoever does it takes it.
    const jobs = await tables.jobs.find({ where: { kind: 'settleContract', subject: id } })
    const contract = await tables.contracts.get(id)
    if (contract?.status !== 'ACTIVE') return
    await tables.contracts.update(id, { settledUntil: openFrom(contract, since) })
    const nextAt = await nextSettlementAt(context, tables, contract)
    for (const job of jobs) {
      if (job.dueAt > nextAt) await tables.jobs.update(job.id, { dueAt: nextAt })
    }
  })

/** From when on a contract's periods are open, of what was settled until later. */
function openFrom({ terms, acceptedAt, settledUntil }: ContractRow, since: number): number | null {
  if (acceptedAt === null || settledUntil === null || acceptedAt >= settledUntil) {
    return settledUntil
  }
  const start = Math.max(acceptedAt, startOfPeriod(periodOf(terms), since))
  return Math.min(settledUntil, start)
}

/** Commissions are settled until when their next settlement's subject says. */
async function reopenCommissions(context: Context, since: number): Promise<void> {
  for (;;) {
    // Each time anew: what is planned below lies beyond the next one of a day that has ended since.
    const nextAt = startOfDay(context.now() - grace) + dayLength + grace
    const ahead = await context.store.jobs.find({
      where: { kind: 'payCommissions', dueAt: { atLeast: nextAt + 1 } },
      limit: batch,
    })
    for (const { id, subject } of ahead) {
      await context.store.transaction(async (tables) => {
        if ((await tables.jobs.remove({ id })) === 0) return
        const [agentId = '', from = ''] = subject.split('@')
        const openFrom = Math.min(Number(from), startOfDay(since))
        await planCommissions(context, tables, agentId, openFrom)
      })
    }
    if (ahead.length === 0) return
  }
}
