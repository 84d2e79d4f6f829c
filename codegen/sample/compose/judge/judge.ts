import type { Schema } from '../../../contract/contract.ts'
import type { Reader } from '../reader.ts'
import { includesEqual, isEqual, isObject, listIn, type SchemaObject } from '../schemaObject.ts'
import { typeOf, typesIn } from '../valueType.ts'
import { judgeArray, judgeUnevaluatedItems } from './judgeArray.ts'
import { judgeObject, judgeUnevaluatedNames } from './judgeObject.ts'
import { judgeNumber, judgeString } from './judgeScalar.ts'
import { addNotes, createNotes, type Judge, type Notes } from './notes.ts'

/** Limit of nested references. Deeper references are a cycle, which adds no constraint. */
const mostReferences = 200

/**
 * Validates a value against a schema. Records the evaluated properties and items in `notes` only if
 * the value is valid.
 */
function judgeApart(judge: Judge, schema: unknown, value: unknown, notes: Notes | undefined) {
  if (!notes) return judge(schema, value)
  const own = createNotes()
  const passes = judge(schema, value, own)
  if (passes) addNotes(notes, own)
  return passes
}

function judgeBranches(judge: Judge, schema: SchemaObject, value: unknown, notes?: Notes): boolean {
  const fits = (branch: unknown) => judgeApart(judge, branch, value, notes)
  if (Array.isArray(schema.anyOf)) {
    const { anyOf } = schema
    // For `notes`, every branch is checked, since each matching branch evaluates properties and
    // items.
    const count = notes ? anyOf.filter(fits).length : Number(anyOf.some(fits))
    if (count === 0) return false
  }
  if (Array.isArray(schema.oneOf)) {
    let count = 0
    for (const branch of schema.oneOf) {
      if (fits(branch)) count += 1
      if (count > 1) return false
    }
    if (count === 0) return false
  }
  if (schema.not !== undefined && judge(schema.not, value)) return false
  if (schema.if === undefined) return true
  const next = fits(schema.if) ? schema.then : schema.else
  return next === undefined || judge(next, value, notes)
}

const judgeValue = (schema: SchemaObject, value: unknown): boolean => {
  const types = schema.type === undefined ? undefined : typesIn(schema.type)
  if (types && !types.includes(typeOf(value))) return false
  if ('const' in schema && !isEqual(schema.const, value)) return false
  if (Array.isArray(schema.enum) && !includesEqual(schema.enum, value)) return false
  if (typeof value === 'string') return judgeString(schema, value)
  return typeof value !== 'number' || judgeNumber(schema, value)
}

function judgeParts(
  judge: Judge,
  schema: SchemaObject,
  target: Schema,
  value: unknown,
  outer: Notes | undefined,
): boolean {
  const noting = schema.unevaluatedProperties !== undefined || schema.unevaluatedItems !== undefined
  const notes = noting ? createNotes() : outer
  if (Array.isArray(value) && !judgeArray(judge, schema, value, notes)) return false
  if (isObject(value) && !judgeObject(judge, schema, value, notes)) return false
  if (![target, ...listIn(schema.allOf)].every((part) => judge(part, value, notes))) return false
  if (!judgeBranches(judge, schema, value, notes)) return false
  if (!noting || !notes) return true
  const { unevaluatedItems: items, unevaluatedProperties: names } = schema
  if (items !== undefined && Array.isArray(value)) {
    if (!judgeUnevaluatedItems(judge, items, value, notes)) return false
  }
  if (names !== undefined && isObject(value)) {
    if (!judgeUnevaluatedNames(judge, names, value, notes)) return false
  }
  if (outer) addNotes(outer, notes)
  return true
}

/**
 * Creates a validator for the parts of a value that is being composed. The validator interprets
 * JSON Schema 2020-12 without compilation, for keywords that require a check of one part (`not`,
 * `oneOf`, `if`, enums, examples). The compiled validators of the contract check the complete value
 * later.
 */
export function createJudge(reader: Reader): Judge {
  let references = 0
  const judge: Judge = (schema, value, notes) => {
    if (!isObject(schema)) return schema !== false
    if (!judgeValue(schema, value)) return false
    if (typeof schema.$ref !== 'string') return judgeParts(judge, schema, true, value, notes)
    if (references > mostReferences) return true
    references += 1
    const passes = judgeParts(judge, schema, reader.target(schema.$ref), value, notes)
    references -= 1
    return passes
  }
  return judge
}
