/** Publishes the draft that waits once its time has come. */

import type {
  ScheduledRulesRow,
  WorldStore,
  WorldTables,
} from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { byItself, recordDeed } from '../../base/platform/audit.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { type CheckedDraft, checkDraft, isOnlyPending } from '../registration/draftCheck.ts'
import { freshVersion, storeVersion } from '../registration/registrationRules.ts'
import { readSchedule, scheduledDraft, scheduleId } from '../registration/schedule.ts'
import type { SignUpCheck } from '../signUps/signUpCheck.ts'
import { unconfirmedRefusals } from './unconfirmedRefusals.ts'

/** When a store's draft is due; until events of the store say that it may have changed. */
type DueState = { next: number; until: number }
const dueStates = new WeakMap<WorldStore, Partial<DueState>>()
const watchedStores = new WeakSet<WorldStore>()

/** What is kept is read again after so many milliseconds, whatever was heard. */
const trust = 60_000

/** Whether something may be due; asks the store only when it is not known. */
async function findDue(world: World): Promise<ScheduledRulesRow | undefined> {
  const { store } = world
  if (!watchedStores.has(store)) {
    watchedStores.add(store)
    store.listen(() => dueStates.delete(store))
  }
  const now = world.now()
  const { next = 0, until = 0 } = dueStates.get(store) ?? {}
  if (now < next && now < until) return undefined
  // Put there before the store is asked: an event meanwhile takes it away again.
  const mine: Partial<DueState> = {}
  dueStates.set(store, mine)
  const row = await readSchedule(store)
  const isWaiting = row?.state === 'waiting'
  mine.next = isWaiting ? row.publishAt : Number.POSITIVE_INFINITY
  mine.until = now + trust
  return isWaiting && row.publishAt <= now ? row : undefined
}

/** Somebody else published, replaced or took back the draft. */
class NoLongerDue extends Error {}

async function hold(
  world: World,
  { revision, follows }: ScheduledRulesRow,
  state: 'conflict' | 'refused',
  problems: CheckedDraft['problems'] = [],
): Promise<void> {
  await world.store.transaction(async (tables, announce) => {
    const isStillDue = { revision, state: 'waiting' }
    if (!(await tables.scheduledRules.update(scheduleId, { state, problems }, isStillDue))) return
    const deed = { operator: byItself, action: 'SCHEDULE_HELD', version: follows } as const
    await recordDeed(world, tables, deed)
    announce({ type: 'scheduleChanged' })
  })
}

const refusalProblem = ({ refused, total }: SignUpCheck): CheckedDraft['problems'][number] => ({
  path: '/fields',
  code: 'SIGN_UPS_REFUSED',
  values: { refused, total },
  reason: `Up to ${refused} of ${total} recent sign-ups would be refused, which nobody confirmed.`,
})

async function publish(world: World, row: ScheduledRulesRow): Promise<void> {
  const { revision, follows, author, confirmedRefusals } = row
  if ((await freshVersion(world)).version !== follows) return hold(world, row, 'conflict')
  const draft = scheduledDraft(row)
  const platform = await readPlatform(world.store)
  const { problems, verdicts } = await checkDraft(draft, world, platform, 0)
  // It is due still when the check is done.
  if (isOnlyPending(problems)) return
  if (problems.length > 0) return hold(world, row, 'refused', problems)
  const signUps = await unconfirmedRefusals(world, { draft, verdicts, confirmedRefusals })
  if (signUps) return hold(world, row, 'refused', [refusalProblem(signUps)])
  const claim = async (tables: WorldTables) => {
    const mine = { id: scheduleId, revision, state: 'waiting' }
    if ((await tables.scheduledRules.remove(mine)) === 0) throw new NoLongerDue()
  }
  const stored = await storeVersion(world, {
    draft,
    verdicts,
    author,
    restoredFrom: null,
    follows: (live) => live?.version === follows,
    also: async (tables, { version, note }) => {
      await claim(tables)
      const deed = { operator: byItself, action: 'RULES_PUBLISHED', version, note } as const
      await recordDeed(world, tables, deed)
    },
  })
  if (stored === 'conflict') await hold(world, row, 'conflict')
}

/**
 * Publishes the draft that waits if its time has come and it can be published still; else it is
 * held, with the reason. Once, however many gateways try; costs nothing while nothing is due.
 */
export async function publishDue(world: World): Promise<void> {
  const row = await findDue(world)
  if (!row) return
  try {
    await publish(world, row)
  } catch (error) {
    dueStates.delete(world.store)
    if (!(error instanceof NoLongerDue)) throw error
  }
}
