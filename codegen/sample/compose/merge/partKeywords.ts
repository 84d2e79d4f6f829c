import { compileSchemaPattern } from '../../../patterns/schemaPattern.ts'
import { entriesIn, isObject, listIn, schemaIn, stringsIn } from '../schemaObject.ts'
import type { ItemRules, NameRules, Shape } from '../shape.ts'
import type { Build, ReadKeyword } from './build.ts'

const rulesHere = (build: Build): NameRules => ({
  properties: {},
  patterns: [],
  additional: undefined,
  evaluatesAll: false,
  scopes: build.mergeContext.scopes,
})

const itemsHere = (build: Build): ItemRules => ({
  prefix: [],
  rest: undefined,
  evaluatesAll: false,
  scopes: build.mergeContext.scopes,
})

/** Merges all property keywords of one schema, since they depend on each other. */
export const readNameRules: ReadKeyword = (_, build, schema) => {
  const patterns = entriesIn(schema.patternProperties).flatMap(([pattern, property]) => {
    const expression = compileSchemaPattern(pattern)
    return expression ? [[expression, property] as const] : []
  })
  const { additionalProperties: additional } = schema
  build.shape.names.push({
    ...rulesHere(build),
    properties: isObject(schema.properties) ? schema.properties : {},
    patterns,
    additional: additional === undefined ? undefined : schemaIn(additional),
  })
}

/** Merges the keywords `prefixItems` and `items` of one schema. */
export const readItemRules: ReadKeyword = (_, build, schema) => {
  build.shape.items.push({
    ...itemsHere(build),
    prefix: listIn(schema.prefixItems),
    rest: schema.items === undefined ? undefined : schemaIn(schema.items),
  })
}

const count = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

const require = (shape: Shape, names: readonly string[]) => {
  for (const name of names) shape.required.add(name)
}

/** Keywords about properties and items, except those that the functions above merge. */
export const partKeywords: Readonly<Record<string, ReadKeyword>> = {
  required: (value, { shape }) => require(shape, stringsIn(value)),
  propertyNames: (value, { shape }) => {
    shape.propertyNames.push(value)
  },
  dependentRequired: (value, { shape }) => {
    for (const [name, needed] of entriesIn(value)) shape.dependents.push([name, stringsIn(needed)])
  },
  contains: (value, build, schema) => {
    build.shape.contains.push({
      schema: schemaIn(value),
      least: count(schema.minContains, 1),
      most: count(schema.maxContains, Number.POSITIVE_INFINITY),
      scopes: build.mergeContext.scopes,
    })
  },
  uniqueItems: (value, { shape }) => {
    shape.unique ||= value === true
  },
  unevaluatedProperties: (_, build) => {
    build.shape.names.push({ ...rulesHere(build), evaluatesAll: true })
  },
  unevaluatedItems: (_, build) => {
    build.shape.items.push({ ...itemsHere(build), evaluatesAll: true })
  },
}
