/** The names and places of one value that some schema had something to say about. */
export type Notes = { names: Set<string>; items: Set<number>; allItems: boolean }

export const createNotes = (): Notes => ({ names: new Set(), items: new Set(), allItems: false })

/** Takes over what a schema noted that let the value pass. */
export function addNotes(to: Notes, from: Notes): void {
  for (const name of from.names) to.names.add(name)
  for (const index of from.items) to.items.add(index)
  to.allItems ||= from.allItems
}

/**
 * Judges a value by one schema. Notes are kept when somebody asks for them: they cost looking at
 * every branch.
 */
export type Judge = (schema: unknown, value: unknown, notes?: Notes) => boolean
