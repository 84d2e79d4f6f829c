/** Reports of registration forms, counted by the hour. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables, FormHourRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { createBatch } from '../../base/storage/batch.ts'
import { beginningOf, dayLength, hourLength } from '../../base/time/spans.ts'
import { liveRules } from '../registration/registrationRules.ts'

export type FormReport = components['schemas']['FormReport']

/** Retention of hourly counts in milliseconds: seven days of statistics and the current day. */
export const formHoursKept = 8 * dayLength

/** Adds a report to the counts of an hour. Fields that are not in the live rules are ignored. */
function addReport(
  row: FormHourRow,
  { outcome, seen, failed, leftAt }: FormReport,
  fieldNames: ReadonlySet<string>,
): FormHourRow {
  const isRegistered = outcome === 'registered'
  const left = isRegistered ? undefined : leftAt
  // A field that failed, or at which the player left, was also seen, even if the page does not
  // report this.
  const met = new Set([...seen, ...failed, ...(left === undefined ? [] : [left])])
  const fields = new Map(Object.entries(row.fields))
  for (const name of met) {
    if (!fieldNames.has(name)) continue
    const [sawn, refused, gone, unchecked = 0] = fields.get(name) ?? [0, 0, 0]
    fields.set(name, [
      sawn + 1,
      refused + (failed.includes(name) ? 1 : 0),
      gone + (left === name ? 1 : 0),
      unchecked,
    ])
  }
  return {
    ...row,
    opened: row.opened + 1,
    registered: row.registered + (isRegistered ? 1 : 0),
    fields: Object.fromEntries(fields),
  }
}

async function countAll(
  context: Pick<Context, 'store' | 'now'>,
  reports: readonly FormReport[],
): Promise<void> {
  const { fields: rules } = await liveRules(context)
  const fieldNames = new Set(rules.map(({ name }) => name))
  const hour = beginningOf(context.now(), hourLength)
  const id = new Date(hour).toISOString()
  const empty: FormHourRow = { id, hour, opened: 0, registered: 0, fields: {} }
  // Another gateway may insert the row of this hour at the same time.
  await againIfTaken(() =>
    context.store.transaction(async ({ formHours }: Pick<DomainTables, 'formHours'>) => {
      const existing = await formHours.get(id)
      const { opened, registered, fields } = reports.reduce(
        (row, report) => addReport(row, report, fieldNames),
        existing ?? empty,
      )
      if (existing) await formHours.update(id, { opened, registered, fields })
      else await formHours.insert({ ...empty, opened, registered, fields })
    }),
  )
}

const batches = new WeakMap<Context, (report: FormReport) => Promise<void>>()

/** Adds the report of an abandoned or submitted form to the counts of the current hour. */
export function countForm(context: Context, report: FormReport): Promise<void> {
  const add = batches.get(context) ?? createBatch((reports) => countAll(context, reports))
  batches.set(context, add)
  return add(report)
}
