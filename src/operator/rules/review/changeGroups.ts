import type { Change } from '../differences.ts'

/** Changes of one field, or of all fields (`field` is undefined). */
export type ChangeGroup = { field: string | undefined; changes: readonly Change[] }

const fieldOf = (change: Change) => ('field' in change ? change.field : undefined)

/** Changes grouped by field, in the order in which each field first appears. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  return [...Map.groupBy(changes, fieldOf)].map(([field, own]) => ({ field, changes: own }))
}
