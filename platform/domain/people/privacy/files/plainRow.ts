/** Rows as plain data: what stands in the file of JSON. */
import { toDecimal } from '../../../../../src/lib/money.ts'
import type { AnyRow, ColumnPlan, Plain, Section } from '../sections/section.ts'

/** Usernames of other members, by their ids. */
export type People = ReadonlyMap<string, string>
type Plan = ColumnPlan

const hidden: readonly Plan[] = ['own', 'inner', 'secret', 'other']

/** The columns of a section that an export shows, in the order in which they are written down. */
export const shownColumns = ({ columns }: Section): [name: string, plan: Plan][] =>
  Object.entries(columns).filter(([, plan]) => !hidden.includes(plan))

/** An ISO moment; null for one that no calendar has. */
function momentOf(value: number): string | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** A value of a column, as plain data. */
export function plainValue(plan: Plan, row: AnyRow, name: string, people: People): Plain {
  const value = row[name] ?? null
  // A row of the plan's own collection.
  if (typeof plan === 'function') return plan(value, row as never)
  if (value === null) return null
  if (plan === 'money') return toDecimal(Number(value))
  if (plan === 'time') return momentOf(Number(value))
  if (plan === 'rate') return Number(value) / 10_000
  if (plan === 'person') return people.get(String(value)) ?? null
  // Texts, names, counts and flags are plain as they are stored.
  return value as Plain
}

/** A row with what is shown of it. */
export const plainRow = (section: Section, row: AnyRow, people: People): { [key: string]: Plain } =>
  Object.fromEntries(
    shownColumns(section).map(([name, plan]) => [name, plainValue(plan, row, name, people)]),
  )

/** The members whom rows name, besides their own. */
export const peopleIn = (section: Section, rows: readonly AnyRow[]): string[] => {
  const columns = shownColumns(section).filter(([, plan]) => plan === 'person')
  const ids = rows.flatMap((row) => columns.map(([name]) => row[name]))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
