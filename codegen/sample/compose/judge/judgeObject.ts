import { compileSchemaPattern } from '../../../patterns/schemaPattern.ts'
import { entriesIn, isObject, listIn, type SchemaObject, stringsIn } from '../schemaObject.ts'
import { isWithin } from './judgeScalar.ts'
import type { Judge, Notes } from './notes.ts'

type Properties = Readonly<Record<string, unknown>>

function judgeProperty(
  judge: Judge,
  schema: SchemaObject,
  name: string,
  value: unknown,
  notes: Notes | undefined,
): boolean {
  let known = false
  const { properties } = schema
  if (isObject(properties) && Object.hasOwn(properties, name)) {
    known = true
    if (!judge(properties[name], value)) return false
  }
  for (const [pattern, property] of entriesIn(schema.patternProperties)) {
    if (!compileSchemaPattern(pattern)?.test(name)) continue
    known = true
    if (!judge(property, value)) return false
  }
  if (!known && schema.additionalProperties !== undefined) {
    known = true
    if (!judge(schema.additionalProperties, value)) return false
  }
  if (known) notes?.names.add(name)
  return true
}

const judgesProperties = (schema: SchemaObject) =>
  schema.properties !== undefined ||
  schema.patternProperties !== undefined ||
  schema.additionalProperties !== undefined

function judgeDependents(judge: Judge, schema: SchemaObject, value: Properties, notes?: Notes) {
  for (const [name, names] of entriesIn(schema.dependentRequired)) {
    if (!Object.hasOwn(value, name)) continue
    if (!stringsIn(names).every((dependentName) => Object.hasOwn(value, dependentName)))
      return false
  }
  return entriesIn(schema.dependentSchemas).every(
    ([name, dependent]) => !Object.hasOwn(value, name) || judge(dependent, value, notes),
  )
}

/** True if an object satisfies all keywords for objects, except `unevaluatedProperties`. */
export function judgeObject(
  judge: Judge,
  schema: SchemaObject,
  value: Properties,
  notes?: Notes,
): boolean {
  for (const name of listIn(schema.required)) {
    if (typeof name === 'string' && !Object.hasOwn(value, name)) return false
  }
  const names = Object.keys(value)
  if (!isWithin(schema.minProperties, schema.maxProperties, names.length)) return false
  const { propertyNames } = schema
  if (propertyNames !== undefined && !names.every((name) => judge(propertyNames, name)))
    return false
  if (
    judgesProperties(schema) &&
    !names.every((name) => judgeProperty(judge, schema, name, value[name], notes))
  ) {
    return false
  }
  return judgeDependents(judge, schema, value, notes)
}

/** True if the properties that no other keyword evaluated satisfy `unevaluatedProperties`. */
export function judgeUnevaluatedNames(
  judge: Judge,
  schema: unknown,
  value: Properties,
  notes: Notes,
): boolean {
  for (const name of Object.keys(value)) {
    if (!notes.names.has(name) && !judge(schema, value[name])) return false
    notes.names.add(name)
  }
  return true
}
