import type { Schema } from '../../contract/contract.ts'
import type { SchemaObject } from './schemaObject.ts'

/** Types of JSON, with integers and fractions distinguished. */
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
 * `unevaluatedProperties` or `unevaluatedItems`, for parts that no rule of its schema evaluates.
 */
export type Scope = { of: 'names' | 'items'; schema: Schema }

/** Property keywords of one schema. */
export type NameRules = {
  properties: Readonly<Record<string, unknown>>
  patterns: readonly (readonly [RegExp, unknown])[]
  additional: Schema | undefined
  /** True for a schema with `unevaluatedProperties`, which evaluates everything. */
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

/** Item keywords of one schema. */
export type ItemRules = {
  prefix: readonly unknown[]
  rest: Schema | undefined
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

export type Contains = { schema: Schema; least: number; most: number; scopes: readonly Scope[] }

/** Context of a schema among those that are merged with it. */
export type MergeContext = {
  scopes: readonly Scope[]
  /** References that led here within the same value, first one first. */
  via: readonly string[]
  /** Schemas around this one, for circular references. */
  inside: readonly SchemaObject[]
}

/** Several options, of which a value needs one. */
export type Choice = {
  keyword: 'oneOf' | 'anyOf' | 'if' | 'not' | 'dependentSchemas' | 'discriminator'
  /** Schemas that each option adds. */
  options: readonly (readonly unknown[])[]
  /** Number of preferred options, which come first and are tried first. */
  preferredCount?: number
  /** Order of the options: chosen by the seed, or as given. */
  order: 'seeded' | 'given'
  mergeContext: MergeContext
  /** For `oneOf`: the branches, of which only the option's own may match. */
  branches?: readonly unknown[]
  /** For `oneOf`: branch of each option. */
  branchOf?: readonly number[]
  /** For `not`: schema that must not match. */
  forbiddenSchema?: Schema
  /** True if there are no other options; otherwise a failure proves nothing. */
  exhaustive: boolean
}

/** Merged constraints of several schemas on one value, with the choices that are still open. */
export type Shape = {
  /** Undefined when every type is allowed. */
  types: readonly ValueType[] | undefined
  /** Undefined when the values are not enumerated. */
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
  /** Properties that require others. */
  dependents: (readonly [string, readonly string[]])[]
  items: ItemRules[]
  contains: Contains[]
  unique: boolean
  scopes: Scope[]
  choices: Choice[]
  /** Schemas that the value satisfies with any option. */
  includedSchemas: Set<SchemaObject>
  /** Schemas that the value must not satisfy. */
  excludedSchemas: Set<SchemaObject>
}

/** Shape without constraints. */
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

/** Copy into which more can be merged. */
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
