/**
 * Converts strings to the types that a contract requires. This module is copied into generated
 * code.
 */
import type { KeywordError, Validate } from './validation.ts'

type Container = Record<string, unknown>

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null

const numberText = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Converts a string to a JSON type; undefined when it cannot be converted. */
function asType(text: string, type: string): unknown {
  if (type === 'number' || type === 'integer') {
    const number = numberText.test(text) ? Number(text) : Number.NaN
    return Number.isFinite(number) && (type === 'number' || Number.isInteger(number))
      ? number
      : undefined
  }
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (type === 'null') return text === '' || text === 'null' ? null : undefined
  const value = /^\s*[[{]/.test(text) ? parse(text) : undefined
  if (type === 'array') return Array.isArray(value) ? value : [text]
  return type === 'object' && isContainer(value) && !Array.isArray(value) ? value : undefined
}

/** Value that replaces a string that violates a keyword; undefined if no suitable value exists. */
function requiredValue(text: string, { keyword, params }: KeywordError): unknown {
  if (keyword === 'type') {
    const types = Array.isArray(params.type) ? params.type : [params.type]
    return types.map((type) => asType(text, String(type))).find((value) => value !== undefined)
  }
  const allowed = keyword === 'const' ? [params.allowedValue] : params.allowedValues
  if (keyword !== 'const' && keyword !== 'enum') return undefined
  return Array.isArray(allowed) ? allowed.find((one) => String(one) === text) : undefined
}

const stepsOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Replaces the string at the position of a validation error by the required value. Returns true if
 * the value changed.
 */
function mend(root: Container, error: KeywordError): boolean {
  const steps = stepsOf(error.instancePath)
  const last = steps.pop()
  if (last === undefined) return false
  let parent: unknown = root
  for (const step of steps) parent = isContainer(parent) ? parent[step] : undefined
  if (!isContainer(parent) || !Object.hasOwn(parent, last)) return false
  const present = parent[last]
  if (Array.isArray(present)) return false
  const value = typeof present === 'string' ? requiredValue(present, error) : undefined
  if (value === undefined || value === present) return false
  parent[last] = value
  return true
}

/**
 * Maximum number of conversion passes. Each pass converts strings inside the lists and objects that
 * the previous pass parsed from JSON text.
 */
const mostRounds = 8

/**
 * Validates values that were sent as strings, and converts them where the schema requires a number,
 * boolean, list or object. The validator's errors determine the types, so no schema is needed.
 * @param value changed in place.
 * @returns true if the converted value is valid; otherwise `validate.errors` contains the remaining
 * errors.
 */
export function validateTexts(validate: Validate, value: unknown): boolean {
  for (let round = 0; round < mostRounds; round += 1) {
    if (validate(value)) return true
    const errors = validate.errors ?? []
    const mended = isContainer(value) && errors.filter((error) => mend(value, error)).length > 0
    if (!mended) return false
  }
  return validate(value)
}
