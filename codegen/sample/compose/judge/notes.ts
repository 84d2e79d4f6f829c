/**
 * Properties and items of one value that a keyword has evaluated. `unevaluatedProperties` and
 * `unevaluatedItems` apply to the remaining ones.
 */
export type Notes = { names: Set<string>; items: Set<number>; allItems: boolean }

export const createNotes = (): Notes => ({ names: new Set(), items: new Set(), allItems: false })

/**
 * Adds the properties and items that a nested schema has evaluated. The value must satisfy that
 * schema.
 */
export function addNotes(to: Notes, from: Notes): void {
  for (const name of from.names) to.names.add(name)
  for (const index of from.items) to.items.add(index)
  to.allItems ||= from.allItems
}

/**
 * Validates a value against a schema. With `notes`, every branch is checked, so pass `notes` only
 * for `unevaluated…` keywords.
 */
export type Judge = (schema: unknown, value: unknown, notes?: Notes) => boolean
