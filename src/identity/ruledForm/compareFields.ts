import type { FormField } from '../ruledField/formField.ts'

export type FieldChanges = {
  addedFields: readonly FormField[]
  removedFields: readonly FormField[]
  /** Changed fields in their new form, whose values need to be validated again. */
  changedFields: readonly FormField[]
}

/**
 * Everything that a player can notice of a field. The compiled pattern is omitted, because it
 * follows from its source.
 */
const fingerprint = ({ pattern: _pattern, ...field }: FormField) => JSON.stringify(field)

/** Compares an open form's fields with those of new rules. */
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
