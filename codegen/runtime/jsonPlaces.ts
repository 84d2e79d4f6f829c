/**
 * Reads and changes values inside JSON by their paths of property names. This module is copied into
 * generated code.
 */
import type { Place } from './collectionFacts.ts'
import { isJsonObject, type JsonObject } from './overlay.ts'

/** Value at a path; undefined if the path does not exist. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (at, step) => (isJsonObject(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    value,
  )

/** Defines an own property, even with the name `__proto__`. */
const withProperty = (object: JsonObject, name: string, value: unknown): JsonObject =>
  Object.fromEntries([...Object.entries(object).filter(([one]) => one !== name), [name, value]])

/** Returns a copy with `put` at the path. Missing objects on the path are created. */
export function withValueAt(value: unknown, [step, ...rest]: Place, put: unknown): unknown {
  if (step === undefined) return put
  const object = isJsonObject(value) ? value : {}
  const inner = Object.hasOwn(object, step) ? object[step] : undefined
  const changed = withValueAt(inner, rest, put)
  return Object.hasOwn(object, step)
    ? Object.fromEntries(
        Object.entries(object).map(([name, one]) => [name, name === step ? changed : one]),
      )
    : withProperty(object, step, changed)
}

/** Returns a copy without the property at the path. */
export function withoutValueAt(value: unknown, place: Place): unknown {
  const [holder, name] = [place.slice(0, -1), place.at(-1)]
  const object = valueAt(value, holder)
  if (name === undefined || !isJsonObject(object) || !Object.hasOwn(object, name)) return value
  const rest = Object.entries(object).filter(([one]) => one !== name)
  return withValueAt(value, holder, Object.fromEntries(rest))
}

/**
 * Returns a copy of an object with the properties in `names` only; undefined values are omitted.
 */
export const pick = (object: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(([name, value]) => names.includes(name) && value !== undefined),
  )

/**
 * Applies a merge patch (RFC 7386). Null removes a property, or is stored if `keepsNull` is true.
 */
export function mergePatch(target: unknown, patch: unknown, keepsNull = false): unknown {
  if (!isJsonObject(patch)) return patch
  const result = new Map(Object.entries(isJsonObject(target) ? target : {}))
  for (const [name, value] of Object.entries(patch)) {
    if (value === null && !keepsNull) result.delete(name)
    else result.set(name, mergePatch(result.get(name), value, keepsNull))
  }
  return Object.fromEntries(result)
}
