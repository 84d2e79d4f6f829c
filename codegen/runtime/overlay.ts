/**
 * Overlays submitted values on a generated response body. This module is copied into generated
 * code.
 */

export type JsonObject = Record<string, unknown>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Converts a value to the type of the current value, since path values are texts. */
function convertLike(value: unknown, currentValue: unknown): unknown {
  if (typeof value === 'string' && typeof currentValue === 'number') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (typeof value === 'number' && typeof currentValue === 'string') return String(value)
  return value
}

/** Candidates for a property's new value, most suitable first. */
function candidatesOf(value: unknown, currentValue: unknown): unknown[] {
  const converted = convertLike(value, currentValue)
  const merged =
    isJsonObject(value) && isJsonObject(currentValue) ? [{ ...currentValue, ...value }] : []
  return converted === value ? [value, ...merged] : [value, converted]
}

/**
 * Copy of `body` with `fields` added: in its property `place`, or at the top level if `place` is
 * undefined.
 */
function copyWith(body: JsonObject, place: string | undefined, fields: JsonObject): JsonObject {
  if (place === undefined) return { ...body, ...fields }
  // If `place` is defined, it is the name of a property that holds an object.
  return { ...body, [place]: { ...(body[place] as JsonObject), ...fields } }
}

/**
 * Copy of `body` in which `fields` replace the properties of the same names, as far as the body
 * stays valid; undefined if no field replaces one.
 */
function overlayAt(
  body: JsonObject,
  place: string | undefined,
  fields: JsonObject,
  isValid: (body: unknown) => boolean,
): JsonObject | undefined {
  const target = place === undefined ? body : body[place]
  const named = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && isJsonObject(target) && Object.hasOwn(target, name),
  )
  if (!isJsonObject(target) || named.length === 0) return undefined
  const all = Object.fromEntries(
    named.map(([name, value]) => [name, convertLike(value, target[name])]),
  )
  const whole = copyWith(body, place, all)
  if (isValid(whole)) return whole
  let result: JsonObject | undefined
  for (const [name, value] of named) {
    const fitting = candidatesOf(value, target[name])
      .map((candidate) => copyWith(result ?? body, place, { [name]: candidate }))
      .find(isValid)
    result = fitting ?? result
  }
  return result
}

/**
 * Names of nested objects that contain fields of the surrounding item: `attributes` in JSON:API,
 * `properties` in Azure's resources.
 */
const ownParts = new Set(['attributes', 'properties'])

/**
 * Replaces values in a generated body by values of the same names. If the body is invalid with all
 * values, each value is tried alone, and values that make the body invalid are dropped. Texts and
 * numbers are converted to the property's type.
 * @param body generated body. If no property of the body has one of the names, the properties of
 * its only nested object are replaced: `{ data: { id } }`. If this nested object is called
 * `attributes` or `properties`, its properties are replaced in any case.
 * @param fields values by name; names that the body lacks are dropped.
 * @param isValid validates a whole body.
 * @returns a changed deep copy, or an unchanged copy if no value is valid.
 */
export function overlay(
  body: unknown,
  fields: Record<string, unknown>,
  isValid: (body: unknown) => boolean,
): unknown {
  if (!isJsonObject(body)) return structuredClone(body)
  const [wrapper, ...others] = Object.keys(body).filter((name) => isJsonObject(body[name]))
  const changed = overlayAt(body, undefined, fields, isValid)
  const isOnly = wrapper !== undefined && others.length === 0
  if (!isOnly || (changed && !ownParts.has(wrapper))) return structuredClone(changed ?? body)
  const rest = Object.entries(fields).filter(([name]) => !Object.hasOwn(body, name))
  const whole = overlayAt(changed ?? body, wrapper, Object.fromEntries(rest), isValid)
  return structuredClone(whole ?? changed ?? body)
}
