import { isEqual, listIn, type SchemaObject } from '../schemaObject.ts'
import { isWithin } from './judgeScalar.ts'
import type { Judge, Notes } from './notes.ts'

type Items = readonly unknown[]

function judgeItems(judge: Judge, schema: SchemaObject, value: Items, notes?: Notes): boolean {
  const prefix = listIn(schema.prefixItems)
  for (const [index, item] of value.entries()) {
    if (index >= prefix.length) break
    if (!judge(prefix[index], item)) return false
    notes?.items.add(index)
  }
  if (schema.items === undefined) return true
  if (notes) notes.allItems = true
  return value.every((item, index) => index < prefix.length || judge(schema.items, item))
}

function judgeContains(judge: Judge, schema: SchemaObject, value: Items, notes?: Notes): boolean {
  if (schema.contains === undefined) return true
  const fitting = [...value.keys()].filter((index) => judge(schema.contains, value[index]))
  for (const index of fitting) notes?.items.add(index)
  return isWithin(schema.minContains ?? 1, schema.maxContains, fitting.length)
}

const isUnique = (value: Items) =>
  value.every((item, index) => !value.slice(0, index).some((other) => isEqual(item, other)))

/** True if a list satisfies all keywords for lists, except `unevaluatedItems`. */
export const judgeArray = (
  judge: Judge,
  schema: SchemaObject,
  value: Items,
  notes?: Notes,
): boolean =>
  isWithin(schema.minItems, schema.maxItems, value.length) &&
  (schema.uniqueItems !== true || isUnique(value)) &&
  judgeItems(judge, schema, value, notes) &&
  judgeContains(judge, schema, value, notes)

/** True if the items that no other keyword evaluated satisfy `unevaluatedItems`. */
export function judgeUnevaluatedItems(
  judge: Judge,
  schema: unknown,
  value: Items,
  notes: Notes,
): boolean {
  const kept =
    notes.allItems || value.every((item, index) => notes.items.has(index) || judge(schema, item))
  notes.allItems = true
  return kept
}
