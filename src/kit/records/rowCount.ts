import { sessionStore } from '../storage.ts'

const keyOf = (id: string) => `recordRows.${id}`

/** Lines of a skeleton whose record has not been shown yet. */
const usualLines = 10

/** Number of lines of a record's skeleton: its rows when it was last shown in this tab. */
export const lastRowCount = (id: string): number => {
  const count = Number(sessionStore.get(keyOf(id)) ?? usualLines)
  return Number.isInteger(count) && count > 0 ? Math.min(count, 100) : usualLines
}

/** Stores the number of shown rows. */
export const storeRowCount = (id: string, count: number): void =>
  sessionStore.set(keyOf(id), String(count))
