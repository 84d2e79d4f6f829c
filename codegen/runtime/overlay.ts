/** Overlays submitted values on a generated answer. Copied beside generated code. */

export type JsonObject = Record<string, unknown>

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Value converted to the present one's type, since path values are texts. */
function convertLike(value: unknown, currentValue: unknown): unknown {
  if (typeof value === 'string' && typeof currentValue === 'number') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  if (typeof value === 'number' && typeof currentValue === 'string') return String(value)
  return value
}

/** Candidates for a submitted value, best first. */
function candidatesOf(value: unknown, currentValue: unknown): unknown[] {
  const converted = convertLike(value, currentValue)
  const merged =
    isJsonObject(value) && isJsonObject(currentValue) ? [{ ...currentValue, ...value }] : []
  return converted === value ? [value, ...merged] : [value, converted]
}

/** Copy of `body` with `fields` in the object at `place`: a property, or the top. */
function copyWith(body: JsonObject, place: string | undefined, fields: JsonObject): JsonObject {
  if (place === undefined) return { ...body, ...fields }
  // `place` is the name of a property that holds an object.
  return { ...body, [place]: { ...(body[place] as JsonObject), ...fields } }
}

/** `body` with the fields that it has properties for; undefined without any. */
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
 * Objects with further properties of the item around them: in JSON:API, and in Azure's resources.
 */
const ownParts = new Set(['attributes', 'properties'])

/**
 * Overlays values of the same names on a generated body, as far as it stays valid: all at once,
 * else one by one. Texts and numbers are converted to the property's type.
 * @param body whose own properties take the values, else those of its only object: `{ data: { id }
 * }`; `attributes` and `properties` take the others too.
 * @param fields values by name; names that the body lacks are dropped.
 * @param isValid checks a whole body.
 * @returns a changed deep copy, or an unchanged one when no value is valid.
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
