const identifier = /^[A-Za-z_$][\w$]*$/
/** What JavaScript writes for the number that the text stands for, so that both name one property. */
const plainNumber = /^(?:0|[1-9]\d{0,14})$/

/** A text as a string of TypeScript. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** A property's name as it stands before the colon, quoted where TypeScript needs it. */
export const propertyKey = (name: string): string =>
  identifier.test(name) || plainNumber.test(name) ? name : quoted(name)

/** The type of exactly one JSON value. */
export function literalType(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  // A number too large for JavaScript has no literal.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'number'
  if (typeof value === 'boolean' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(literalType).join(', ')}]`
  if (typeof value !== 'object') return 'unknown'
  const rows = Object.entries(value).map(
    ([name, one]) => `${propertyKey(name)}: ${literalType(one)}`,
  )
  return rows.length > 0 ? `{ ${rows.join('; ')} }` : 'Record<string, never>'
}
