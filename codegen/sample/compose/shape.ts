import type { Schema } from '../../contract/contract.ts'
import type { SchemaObject } from './schemaObject.ts'

/** The types of JSON, with numbers told apart into whole ones and others. */
export type ValueType = 'object' | 'array' | 'string' | 'integer' | 'fraction' | 'boolean' | 'null'

export const lowerBounds = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const
export const upperBounds = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const
export type BoundKeyword = (typeof lowerBounds)[number] | (typeof upperBounds)[number]

/**
 * An `unevaluatedProperties` or `unevaluatedItems`: it judges what no rule of its own schema knows.
 */
export type Scope = { of: 'names' | 'items'; schema: Schema }

/** What one schema says of an object's properties. */
export type NameRules = {
  properties: Readonly<Record<string, unknown>>
  patterns: readonly (readonly [RegExp, unknown])[]
  additional: Schema | undefined
  /** Nothing is left unevaluated by a schema with `unevaluatedProperties`. */
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

/** What one schema says of a list's items. */
export type ItemRules = {
  prefix: readonly unknown[]
  rest: Schema | undefined
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

export type Contains = { schema: Schema; least: number; most: number; scopes: readonly Scope[] }

/** Where a schema stands among those that are merged with it. */
export type MergeContext = {
  scopes: readonly Scope[]
  /** The references that led here without leaving the value, the first one first. */
  via: readonly string[]
  /** The schemas around this one, for references that lead back in place. */
  inside: readonly SchemaObject[]
}

/** Several ways to go on; a value needs one of them. */
export type Choice = {
  keyword: 'oneOf' | 'anyOf' | 'if' | 'not' | 'dependentSchemas' | 'discriminator'
  /** The schemas that each way adds. */
  options: readonly (readonly unknown[])[]
  /** How many of the first ways are wanted more than the others, and tried before them. */
  preferredCount?: number
  /** In which order the ways are tried: chosen by the seed, or as they stand. */
  order: 'seeded' | 'given'
  mergeContext: MergeContext
  /** For `oneOf`: the branches, of which only the option's own may fit. */
  branches?: readonly unknown[]
  /** For `oneOf`: which branch each option is. */
  branchOf?: readonly number[]
  /** For `not`: what may not fit. */
  forbiddenSchema?: Schema
  /** Whether the options are all there are; when not, failing proves nothing. */
  exhaustive: boolean
}

/** Everything that several schemas ask of one value, merged, but for the choices still open. */
export type Shape = {
  /** Undefined when every type is allowed. */
  types: readonly ValueType[] | undefined
  /** Undefined when the values are not listed. */
  values: readonly unknown[] | undefined
  excludedValues: unknown[]
  examples: unknown[]
  defaults: unknown[]
  readOnly: boolean
  writeOnly: boolean
  bounds: Partial<Record<BoundKeyword, number>>
  multiples: number[]
  formats: string[]
  patterns: string[]
  forbiddenPatterns: string[]
  content: { encoding?: string; mediaType?: string; schema?: Schema }
  names: NameRules[]
  required: Set<string>
  propertyNames: unknown[]
  /** Properties that need others beside them. */
  dependents: (readonly [string, readonly string[]])[]
  items: ItemRules[]
  contains: Contains[]
  unique: boolean
  scopes: Scope[]
  choices: Choice[]
  /** The schemas that the value satisfies, whatever is chosen. */
  includedSchemas: Set<SchemaObject>
  /** The schemas that it must not satisfy. */
  excludedSchemas: Set<SchemaObject>
}

/** The shape that every value has. */
export const emptyShape = (): Shape => ({
  types: undefined,
  values: undefined,
  excludedValues: [],
  examples: [],
  defaults: [],
  readOnly: false,
  writeOnly: false,
  bounds: {},
  multiples: [],
  formats: [],
  patterns: [],
  forbiddenPatterns: [],
  content: {},
  names: [],
  required: new Set(),
  propertyNames: [],
  dependents: [],
  items: [],
  contains: [],
  unique: false,
  scopes: [],
  choices: [],
  includedSchemas: new Set(),
  excludedSchemas: new Set(),
})

/** A copy that more can be merged into. */
export const copyOf = (shape: Shape): Shape => ({
  ...shape,
  excludedValues: [...shape.excludedValues],
  examples: [...shape.examples],
  defaults: [...shape.defaults],
  bounds: { ...shape.bounds },
  multiples: [...shape.multiples],
  formats: [...shape.formats],
  patterns: [...shape.patterns],
  forbiddenPatterns: [...shape.forbiddenPatterns],
  content: { ...shape.content },
  names: [...shape.names],
  required: new Set(shape.required),
  propertyNames: [...shape.propertyNames],
  dependents: [...shape.dependents],
  items: [...shape.items],
  contains: [...shape.contains],
  scopes: [...shape.scopes],
  choices: [...shape.choices],
  includedSchemas: new Set(shape.includedSchemas),
  excludedSchemas: new Set(shape.excludedSchemas),
})
