import type { FormField } from '../ruledField/formField.ts'

export type FieldChanges = {
  addedFields: readonly FormField[]
  removedFields: readonly FormField[]
  /** New version of each changed field. Its value needs to be validated again. */
  changedFields: readonly FormField[]
}

/**
 * Serializes a field for comparison. The compiled pattern is omitted because it follows from its
 * source.
 */
const fingerprint = ({ pattern: _pattern, ...field }: FormField) => JSON.stringify(field)

/** Compares the fields of an open form with the fields of new rules. */
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
