import { formats } from '../../contract/formats.ts'
import { isObject } from './schemaObject.ts'

type Check = (value: unknown) => boolean

type KnownFormat = { of: 'string' | 'number'; check: Check }

const byExpression =
  (expression: RegExp): Check =>
  (value) =>
    expression.test(String(value))

function checkOf(format: string): KnownFormat | undefined {
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined
  const isDescribed = isObject(known) && !(known instanceof RegExp)
  const { type, validate } = isDescribed ? known : { type: 'string', validate: known }
  const of = type === 'number' ? 'number' : 'string'
  if (validate instanceof RegExp) return { of, check: byExpression(validate) }
  // The cast is safe: a function of the table expects a value of the type `of`, and `keepsFormat`
  // checks the type before it calls the function.
  return typeof validate === 'function' ? { of, check: validate as Check } : undefined
}

const checks = new Map<string, KnownFormat | undefined>()

/**
 * True if a text or number satisfies a format. Uses the same table as the generated validators, and
 * accepts unknown formats.
 */
export function keepsFormat(format: string, value: unknown): boolean {
  if (!checks.has(format)) checks.set(format, checkOf(format))
  const known = checks.get(format)
  return known === undefined || typeof value !== known.of || known.check(value)
}
