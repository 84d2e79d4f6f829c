/**
 * Runtime of the generated validators, copied beside them so that they need nothing else. For
 * mocks, tests and development; production pages do not load it.
 */

/** Place and reason of a violation of the contract. */
export type Violation = {
  /** JSON pointer into the body; for a parameter its name, followed by a pointer into its value. */
  path: string
  /** English text that continues the path: 'must be present'. */
  reason: string
}
/** Null for a valid value. */
export type Check = (value: unknown) => Violation[] | null

/** Error of ajv for one keyword. */
export type KeywordError = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  /** Set when the property's name breaks the keyword. */
  propertyName?: string
}
/** Validator written by ajv. */
export type Validate = { (value: unknown): boolean; errors?: KeywordError[] | null }

const quote = (value: unknown) => JSON.stringify(value) ?? String(value)
/** Number of allowed values in a reason, and maximum number of reported violations. */
const namedValues = 12
const reportedViolations = 200

function list(values: unknown): string {
  const all = (Array.isArray(values) ? values : [values]).map(quote)
  const rest = all.length - namedValues
  const named = all.slice(0, namedValues).join(', ')
  return rest > 0 ? `${named} or ${rest} more` : named
}
const kinds = (type: unknown) => (Array.isArray(type) ? type : [type]).join(' or ')
const plural = (count: unknown, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`
const comparisons: Record<string, string> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
}

/** Reason by keyword of JSON Schema. */
const reasons: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'must be present',
  ownRequired: () => 'must be present',
  dependentRequired: ({ property }) => `must be present beside ${String(property)}`,
  additionalProperties: () => 'is not known here',
  unevaluatedProperties: () => 'is not known here',
  unevaluatedItems: ({ limit }) => `must not have more than ${plural(limit, 'item', 'items')}`,
  items: ({ limit }) => `must not have more than ${plural(limit, 'item', 'items')}`,
  additionalItems: ({ limit }) => `must not have more than ${plural(limit, 'item', 'items')}`,
  type: ({ type }) => `must be of type ${kinds(type)}`,
  const: ({ allowedValue }) => `must be ${quote(allowedValue)}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  minimum: ({ comparison, limit }) => `must be ${comparisons[String(comparison)]} ${String(limit)}`,
  maximum: ({ comparison, limit }) => `must be ${comparisons[String(comparison)]} ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${String(multipleOf)}`,
  minLength: ({ limit }) => `must have at least ${plural(limit, 'character', 'characters')}`,
  maxLength: ({ limit }) => `must have at most ${plural(limit, 'character', 'characters')}`,
  bytes: () => 'must be bytes',
  maxBytes: ({ limit }) => `must have at most ${plural(limit, 'byte', 'bytes')}`,
  minItems: ({ limit }) => `must have at least ${plural(limit, 'item', 'items')}`,
  maxItems: ({ limit }) => `must have at most ${plural(limit, 'item', 'items')}`,
  minProperties: ({ limit }) => `must have at least ${plural(limit, 'property', 'properties')}`,
  maxProperties: ({ limit }) => `must have at most ${plural(limit, 'property', 'properties')}`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
  format: ({ format }) => `must be a ${String(format)}`,
  uniqueItems: ({ i, j }) =>
    `must not repeat itself: items ${String(j)} and ${String(i)} are equal`,
  contains: ({ minContains }) => `must contain at least ${String(minContains)} fitting items`,
  not: () => 'must not be of the shape that is ruled out here',
  oneOf: ({ passingSchemas }) =>
    passingSchemas ? 'fits more than one of the shapes' : 'fits none of the shapes',
  anyOf: () => 'fits none of the shapes',
  'false schema': () => 'must not be there',
}

/** Keyword parameter with the property's name, which is appended to the pointer. */
const propertyParameters: Record<string, string> = {
  required: 'missingProperty',
  ownRequired: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
}

const pointerStep = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** Keywords that only repeat the failure of a schema below them. */
const repeatingKeywords = new Set(['if', 'propertyNames'])

/** Converts ajv's errors to violations, one for each cause. */
export function violationsOf(errors: readonly KeywordError[]): Violation[] {
  const seen = new Map<string, Violation>()
  for (const { keyword, instancePath, params, propertyName } of errors) {
    if (repeatingKeywords.has(keyword)) continue
    const property = propertyName ?? params[propertyParameters[keyword] ?? '']
    const path = instancePath + (property === undefined ? '' : pointerStep(String(property)))
    const words = reasons[keyword]?.(params) ?? `breaks ${keyword}`
    const reason = propertyName === undefined ? words : `has a name that ${words}`
    seen.set(`${path} ${reason}`, { path, reason })
    if (seen.size === reportedViolations) break
  }
  return [...seen.values()]
}

/** Converts an ajv validator to a check. */
export const checkWith =
  (validate: Validate): Check =>
  (value) =>
    validate(value) ? null : violationsOf(validate.errors ?? [])

/**
 * Validator of a body of bytes, whose only constraint is its size.
 * @param limit in bytes; null without a limit.
 */
export function bytesOf(limit: number | null): Validate {
  const validate: Validate = (value) => {
    const fault = (keyword: string) => [{ keyword, instancePath: '', params: { limit } }]
    if (!(value instanceof Uint8Array)) validate.errors = fault('bytes')
    else if (limit !== null && value.byteLength > limit) validate.errors = fault('maxBytes')
    else validate.errors = null
    return validate.errors === null
  }
  return validate
}
