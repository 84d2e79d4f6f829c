/**
 * Properties and items of one value that a keyword has evaluated, as `unevaluatedProperties` and
 * `unevaluatedItems` need to know.
 */
export type Notes = { names: Set<string>; items: Set<number>; allItems: boolean }

export const createNotes = (): Notes => ({ names: new Set(), items: new Set(), allItems: false })

/** Adds the notes of a nested schema that the value satisfies. */
export function addNotes(to: Notes, from: Notes): void {
  for (const name of from.names) to.names.add(name)
  for (const index of from.items) to.items.add(index)
  to.allItems ||= from.allItems
}

/**
 * Validates a value against a schema. Pass `notes` only if they are needed, since every branch is
 * then checked.
 */
export type Judge = (schema: unknown, value: unknown, notes?: Notes) => boolean
