import { fullFormats } from 'ajv-formats/dist/formats.js'

type Check = (value: unknown) => boolean

function checkOf(format: string): { of: 'string' | 'number'; check: Check } | undefined {
  // The table's type lists its names; any other has no entry.
  const named = format as keyof typeof fullFormats
  const known = Object.hasOwn(fullFormats, format) ? fullFormats[named] : undefined
  if (known === undefined || typeof known === 'boolean') return undefined
  if (known instanceof RegExp) return { of: 'string', check: (value) => known.test(String(value)) }
  // The table's checks take what their `type` says; the caller looks at it first.
  if (typeof known === 'function') return { of: 'string', check: known as Check }
  // What is neither a boolean, a pattern nor a function is described by an object.
  const { type = 'string', validate } = known as {
    type?: 'string' | 'number'
    validate: RegExp | Check
  }
  if (typeof validate === 'function') return { of: type, check: validate }
  return { of: type, check: (value) => validate.test(String(value)) }
}

const checks = new Map<string, ReturnType<typeof checkOf>>()

/** Whether a text or a number keeps a format: by the very table that the contract's gate uses. */
export function keepsFormat(format: string, value: unknown): boolean {
  if (!checks.has(format)) checks.set(format, checkOf(format))
  const known = checks.get(format)
  return known === undefined || typeof value !== known.of || known.check(value)
}
