/** Rows as plain data, for the JSON export. */
import { toDecimal } from '../../../../../src/lib/money.ts'
import type { AnyRow, ColumnPlan, Plain, Section } from '../sections/section.ts'

/** Usernames of other members, by id. */
export type People = ReadonlyMap<string, string>
type Plan = ColumnPlan

const hidden: readonly Plan[] = ['own', 'inner', 'secret', 'other']

/** Exported columns of a section, in the order of their definition. */
export const shownColumns = ({ columns }: Section): [name: string, plan: Plan][] =>
  Object.entries(columns).filter(([, plan]) => !hidden.includes(plan))

/** ISO date and time; null for a value outside the range of dates. */
function momentOf(value: number): string | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Value of a column as plain data. */
export function plainValue(plan: Plan, row: AnyRow, name: string, people: People): Plain {
  const value = row[name] ?? null
  // The cast is safe: the section that defines the plan also determines the type of its rows.
  if (typeof plan === 'function') return plan(value, row as never)
  if (value === null) return null
  if (plan === 'money') return toDecimal(Number(value))
  if (plan === 'time') return momentOf(Number(value))
  if (plan === 'rate') return Number(value) / 10_000
  if (plan === 'person') return people.get(String(value)) ?? null
  // The cast is safe: a column with none of the plans above is stored as plain data.
  return value as Plain
}

export const plainRow = (section: Section, row: AnyRow, people: People): { [key: string]: Plain } =>
  Object.fromEntries(
    shownColumns(section).map(([name, plan]) => [name, plainValue(plan, row, name, people)]),
  )

/** Ids of the other members that the rows refer to. */
export const peopleIn = (section: Section, rows: readonly AnyRow[]): string[] => {
  const columns = shownColumns(section).filter(([, plan]) => plan === 'person')
  const ids = rows.flatMap((row) => columns.map(([name]) => row[name]))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
