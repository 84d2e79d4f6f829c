import type {
  DomainStore,
  DomainTables,
  ScheduledRulesRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { byItself, recordDeed } from '../../base/platform/audit.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { type CheckedDraft, checkDraft, isOnlyPending } from '../registration/draftCheck.ts'
import { freshVersion, storeVersion } from '../registration/registrationRules.ts'
import { readSchedule, scheduledDraft, scheduleId } from '../registration/schedule.ts'
import type { SignUpCheck } from '../signUps/signUpCheck.ts'
import { unconfirmedRefusals } from './unconfirmedRefusals.ts'

/** Cached due time of the scheduled draft; dropped when an event reports a possible change. */
type DueState = { next: number; until: number }
const dueStates = new WeakMap<DomainStore, Partial<DueState>>()
const watchedStores = new WeakSet<DomainStore>()

/** Lifetime of the cached due time in milliseconds, in case an event was missed. */
const trust = 60_000

/** Scheduled draft if it is due. Queries the store only if the due time is unknown or reached. */
async function findDue(context: Context): Promise<ScheduledRulesRow | undefined> {
  const { store } = context
  if (!watchedStores.has(store)) {
    watchedStores.add(store)
    store.listen(() => dueStates.delete(store))
  }
  const now = context.now()
  const { next = 0, until = 0 } = dueStates.get(store) ?? {}
  if (now < next && now < until) return undefined
  // The cache entry is stored before the query, so that an event during the query removes it.
  const mine: Partial<DueState> = {}
  dueStates.set(store, mine)
  const row = await readSchedule(store)
  const isWaiting = row?.state === 'waiting'
  mine.next = isWaiting ? row.publishAt : Number.POSITIVE_INFINITY
  mine.until = now + trust
  return isWaiting && row.publishAt <= now ? row : undefined
}

/** Thrown if another process has published, replaced or removed the draft. */
class NoLongerDue extends Error {}

async function hold(
  context: Context,
  { revision, follows }: ScheduledRulesRow,
  state: 'conflict' | 'refused',
  problems: CheckedDraft['problems'] = [],
): Promise<void> {
  await context.store.transaction(async (tables, announce) => {
    const isStillDue = { revision, state: 'waiting' }
    if (!(await tables.scheduledRules.update(scheduleId, { state, problems }, isStillDue))) return
    const deed = { operator: byItself, action: 'SCHEDULE_HELD', version: follows } as const
    await recordDeed(context, tables, deed)
    announce({ type: 'scheduleChanged' })
  })
}

const refusalProblem = ({ refused, total }: SignUpCheck): CheckedDraft['problems'][number] => ({
  path: '/fields',
  code: 'SIGN_UPS_REFUSED',
  values: { refused, total },
  reason: `Up to ${refused} of ${total} recent sign-ups would be refused, which nobody confirmed.`,
})

async function publish(context: Context, row: ScheduledRulesRow): Promise<void> {
  const { revision, follows, author, confirmedRefusals } = row
  if ((await freshVersion(context)).version !== follows) return hold(context, row, 'conflict')
  const draft = scheduledDraft(row)
  const platform = await readPlatform(context.store)
  const { problems, verdicts } = await checkDraft(draft, context, platform, 0)
  // While a pattern is still being checked, the draft stays due, so that a later call publishes it.
  if (isOnlyPending(problems)) return
  if (problems.length > 0) return hold(context, row, 'refused', problems)
  const signUps = await unconfirmedRefusals(context, { draft, verdicts, confirmedRefusals })
  if (signUps) return hold(context, row, 'refused', [refusalProblem(signUps)])
  const claim = async (tables: DomainTables) => {
    const mine = { id: scheduleId, revision, state: 'waiting' }
    if ((await tables.scheduledRules.remove(mine)) === 0) throw new NoLongerDue()
  }
  const stored = await storeVersion(context, {
    draft,
    verdicts,
    author,
    restoredFrom: null,
    follows: (live) => live?.version === follows,
    also: async (tables, { version, note }) => {
      await claim(tables)
      const deed = { operator: byItself, action: 'RULES_PUBLISHED', version, note } as const
      await recordDeed(context, tables, deed)
    },
  })
  if (stored === 'conflict') await hold(context, row, 'conflict')
}

/**
 * Publishes the scheduled draft if it is due and still valid, and otherwise marks it as held back,
 * with the reason. If several gateways call it, only one publishes. Needs no query while nothing is
 * due.
 */
export async function publishDue(context: Context): Promise<void> {
  const row = await findDue(context)
  if (!row) return
  try {
    await publish(context, row)
  } catch (error) {
    dueStates.delete(context.store)
    if (!(error instanceof NoLongerDue)) throw error
  }
}
