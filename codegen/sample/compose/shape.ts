import type { Schema } from '../../contract/contract.ts'
import type { SchemaObject } from './schemaObject.ts'

/** JSON types, with numbers split into integers and fractions. */
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
 * `unevaluatedProperties` or `unevaluatedItems` of a schema, with the schema for the parts that no
 * other keyword evaluates.
 */
export type Scope = { of: 'names' | 'items'; schema: Schema }

/** Property keywords of one merged schema. */
export type NameRules = {
  properties: Readonly<Record<string, unknown>>
  patterns: readonly (readonly [RegExp, unknown])[]
  additional: Schema | undefined
  /**
   * True if the schema has `unevaluatedProperties`. This keyword counts as evaluation of every
   * property.
   */
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

/** Item keywords of one merged schema. */
export type ItemRules = {
  prefix: readonly unknown[]
  rest: Schema | undefined
  evaluatesAll: boolean
  scopes: readonly Scope[]
}

export type Contains = { schema: Schema; least: number; most: number; scopes: readonly Scope[] }

/** Position of a schema among the schemas that are merged into one shape. */
export type MergeContext = {
  scopes: readonly Scope[]
  /** References that led to this schema, outermost first. */
  via: readonly string[]
  /** Schemas that include this schema by `$ref` or `allOf`, to detect circular references. */
  inside: readonly SchemaObject[]
}

/** Alternatives of which a value must satisfy one. */
export type Choice = {
  keyword: 'oneOf' | 'anyOf' | 'if' | 'not' | 'dependentSchemas' | 'discriminator'
  /** For each option, the schemas that it adds. */
  options: readonly (readonly unknown[])[]
  /** Number of preferred options. They come first in `options` and are tried first. */
  preferredCount?: number
  /** Order in which options are tried: rotated by the seed, or as listed. */
  order: 'seeded' | 'given'
  mergeContext: MergeContext
  /**
   * For `oneOf`: all branches. The value of an option must match the branch of this option, and no
   * other branch.
   */
  branches?: readonly unknown[]
  /** For `oneOf`: index of the branch of each option. */
  branchOf?: readonly number[]
  /** For `not`: schema that the value must not satisfy. */
  forbiddenSchema?: Schema
  /**
   * True if the options cover all valid values. Otherwise the failure of all options proves
   * nothing.
   */
  exhaustive: boolean
}

/** Merged constraints of several schemas on one value, with the choices that are not yet made. */
export type Shape = {
  /** Allowed types; undefined if every type is allowed. */
  types: readonly ValueType[] | undefined
  /** Allowed values of `enum` and `const`; undefined without these keywords. */
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
  /** Entries of `dependentRequired`: a property and the properties that it requires. */
  dependents: (readonly [string, readonly string[]])[]
  items: ItemRules[]
  contains: Contains[]
  unique: boolean
  scopes: Scope[]
  choices: Choice[]
  /** Schemas that the value satisfies whichever options are chosen. */
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

/** Copy of a shape, into which further schemas can be merged. */
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
