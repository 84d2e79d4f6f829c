/** Scheduled publication of rules. At most one exists. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables, ScheduledRulesRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { toHex } from '../../base/context/digest.ts'
import { recordDeed } from '../../base/platform/audit.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { newestVersion, type RulesDraft } from './registrationRules.ts'

type Schemas = components['schemas']
type State = Schemas['ScheduledRules']['state']
type Problems = Schemas['Problem'][]

export const scheduleId = 'scheduled'

const minute = 60_000
const year = 366 * 24 * 60 * minute

/**
 * True if a publication can be scheduled for a time: at least a minute and at most a year from now.
 */
export const isInTime = (publishAt: number, now: number): boolean =>
  publishAt >= now + minute && publishAt <= now + year

/**
 * Scheduled publication: waiting for its time, or held back by a conflict. Undefined if there is
 * none.
 */
export const readSchedule = (
  tables: Pick<DomainTables, 'scheduledRules'>,
): Promise<ScheduledRulesRow | undefined> => tables.scheduledRules.get(scheduleId)

// The cast is safe: only this module and `publishDue` write `draft`, always with this type.
export const scheduledDraft = (row: ScheduledRulesRow) => row.draft as RulesDraft

/** Scheduled publication in the format of the operators' API. */
export function shownSchedule(row: ScheduledRulesRow): Schemas['ScheduledRules'] {
  const { publishAt, follows, author, createdAt } = row
  // The cast is safe: only this module and `publishDue` write `problems`.
  const problems = row.problems as Problems
  return {
    publishAt: new Date(publishAt).toISOString(),
    follows,
    author,
    createdAt: new Date(createdAt).toISOString(),
    // The cast is safe: only this module and `publishDue` write `state`.
    state: row.state as State,
    ...(problems.length > 0 && { problems }),
    draft: scheduledDraft(row),
  }
}

type Wish = {
  publishAt: number
  follows: number
  draft: RulesDraft
  operator: string
  confirmedRefusals?: number | null
}

/**
 * Schedules a draft that has been checked, in place of an earlier one.
 * @returns `conflict` if the draft was made from a version that is no longer live.
 */
export async function schedule(
  context: Context,
  { publishAt, follows, draft, operator, confirmedRefusals = null }: Wish,
): Promise<ScheduledRulesRow | 'conflict'> {
  const row: ScheduledRulesRow = {
    id: scheduleId,
    revision: toHex(context.randomBytes(8)),
    publishAt,
    follows,
    draft,
    confirmedRefusals,
    author: operator,
    createdAt: context.now(),
    state: 'waiting',
    problems: [],
  }
  // Another operator may schedule a draft at the same time. In that case this draft replaces the
  // other one.
  return againIfTaken(() =>
    context.store.transaction(async (tables, announce) => {
      if ((await newestVersion(tables)).version !== follows) return 'conflict'
      await tables.scheduledRules.remove({ id: scheduleId })
      await tables.scheduledRules.insert(row)
      const { note = '' } = draft
      await recordDeed(context, tables, {
        operator,
        action: 'RULES_SCHEDULED',
        version: follows,
        note,
      })
      announce({ type: 'scheduleChanged' })
      return row
    }),
  )
}

/** Removes the scheduled publication, even if a conflict holds it back. */
export async function cancelSchedule(context: Context, operator: string): Promise<void> {
  await context.store.transaction(async (tables, announce) => {
    const row = await readSchedule(tables)
    if (!row) return
    await tables.scheduledRules.remove({ id: scheduleId })
    await recordDeed(context, tables, {
      operator,
      action: 'SCHEDULE_CANCELLED',
      version: row.follows,
    })
    announce({ type: 'scheduleChanged' })
  })
}
