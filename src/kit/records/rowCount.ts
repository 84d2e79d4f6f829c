import { sessionStore } from '../storage.ts'

const keyOf = (id: string) => `recordRows.${id}`

/** Number of lines in the skeleton of a list that has not been shown yet. */
const usualLines = 10

/**
 * Number of lines in the skeleton of a list: the number of rows that the list had when this tab
 * last showed it.
 */
export const lastRowCount = (id: string): number => {
  const count = Number(sessionStore.get(keyOf(id)) ?? usualLines)
  return Number.isInteger(count) && count > 0 ? Math.min(count, 100) : usualLines
}

/** Stores how many rows a list shows. */
export const storeRowCount = (id: string, count: number): void =>
  sessionStore.set(keyOf(id), String(count))
