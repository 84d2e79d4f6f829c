import type { FormField } from '../../../identity/ruledField/formField.ts'

export type FieldChanges = {
  addedFields: readonly FormField[]
  removedFields: readonly FormField[]
  /** As they are now. Their values are to be checked again. */
  changedFields: readonly FormField[]
}

/** What a player can notice of a field; the compiled pattern follows from its source. */
const fingerprint = ({ pattern: _pattern, ...field }: FormField) => JSON.stringify(field)

/** How an open form's fields differ from those of the rules that arrived. */
export function compareFields(
  before: readonly FormField[],
  after: readonly FormField[],
): FieldChanges {
  const old = new Map(before.map((field) => [field.name, field]))
  const names = new Set(after.map(({ name }) => name))
  return {
    addedFields: after.filter(({ name }) => !old.has(name)),
    removedFields: before.filter(({ name }) => !names.has(name)),
    changedFields: after.filter((field) => {
      const previous = old.get(field.name)
      return previous !== undefined && fingerprint(previous) !== fingerprint(field)
    }),
  }
}
