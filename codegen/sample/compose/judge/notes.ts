/** Evaluated property names and items of one value. */
export type Notes = { names: Set<string>; items: Set<number>; allItems: boolean }

export const createNotes = (): Notes => ({ names: new Set(), items: new Set(), allItems: false })

/** Adds the notes of a schema that the value satisfies. */
export function addNotes(to: Notes, from: Notes): void {
  for (const name of from.names) to.names.add(name)
  for (const index of from.items) to.items.add(index)
  to.allItems ||= from.allItems
}

/**
 * Validates a value by one schema. Notes are collected only on request, since they require every
 * branch to be checked.
 */
export type Judge = (schema: unknown, value: unknown, notes?: Notes) => boolean
