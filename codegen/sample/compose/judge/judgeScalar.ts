import { matches } from '../../../patterns/sample/matches.ts'
import { keepsFormat } from '../formatChecks.ts'
import type { SchemaObject } from '../schemaObject.ts'
import { isMultiple } from '../valueType.ts'

const atLeast = (bound: unknown, size: number) => typeof bound !== 'number' || size >= bound
const atMost = (bound: unknown, size: number) => typeof bound !== 'number' || size <= bound

/** True if a size is within its bounds. A bound that is not a number is ignored. */
export const isWithin = (minimum: unknown, maximum: unknown, size: number) =>
  atLeast(minimum, size) && atMost(maximum, size)

const formatKept = ({ format }: SchemaObject, value: string | number) =>
  typeof format !== 'string' || keepsFormat(format, value)

/** Length of a text in code points, as JSON Schema defines it. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** True if a text satisfies all keywords for strings. */
export const judgeString = (schema: SchemaObject, text: string): boolean =>
  ((schema.minLength === undefined && schema.maxLength === undefined) ||
    isWithin(schema.minLength, schema.maxLength, lengthOf(text))) &&
  (typeof schema.pattern !== 'string' || matches(schema.pattern, text)) &&
  formatKept(schema, text)

/** True if a number satisfies all keywords for numbers. */
export const judgeNumber = (schema: SchemaObject, value: number): boolean =>
  isWithin(schema.minimum, schema.maximum, value) &&
  (typeof schema.exclusiveMinimum !== 'number' || value > schema.exclusiveMinimum) &&
  (typeof schema.exclusiveMaximum !== 'number' || value < schema.exclusiveMaximum) &&
  (typeof schema.multipleOf !== 'number' || isMultiple(value, schema.multipleOf)) &&
  formatKept(schema, value)
