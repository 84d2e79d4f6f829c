import type { Schema } from '../../contract/contract.ts'
import { elementsOf } from './circles.ts'
import { listAt, type SchemaObject } from './schemaObject.ts'
import { operand, single, type TypeText, textOf } from './typeText.ts'
import type { SchemaWriter, Surroundings } from './writer.ts'

const isClosed = (schema: SchemaObject, listed: number) =>
  schema.items === false ||
  schema.unevaluatedItems === false ||
  (typeof schema.maxItems === 'number' && schema.maxItems <= listed)

/** The schema of the elements that no `prefixItems` describes. */
const restOf = (schema: SchemaObject): Schema =>
  // What is no schema is written as unknown.
  (schema.items ?? schema.unevaluatedItems ?? true) as Schema

function writeTuple(
  writer: SchemaWriter,
  schema: SchemaObject,
  prefix: Schema[],
  at: Surroundings,
): string {
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  const elements = prefix.map((one, index) => {
    const type = writer.write(one, at)
    return index < least ? textOf(type) : `${operand(type)}?`
  })
  if (!isClosed(schema, prefix.length)) {
    elements.push(`...${operand(writer.write(restOf(schema), at))}[]`)
  }
  return `[${elements.join(', ')}]`
}

/**
 * A list; a tuple when its first elements have schemas of their own. Those beyond `minItems` may be
 * missing, and others may follow unless the schema forbids it.
 */
export function writeList(writer: SchemaWriter, schema: SchemaObject, at: Surroundings): TypeText {
  const [whole] = at.within
  const isCircle = whole !== undefined && writer.circles.joinsByLists(elementsOf(schema), whole)
  const inner: Surroundings = {
    indent: isCircle ? '' : at.indent,
    within: isCircle ? [] : at.within,
    wanted: new Set(),
  }
  const prefix = listAt(schema, 'prefixItems')
  const text =
    prefix.length > 0
      ? writeTuple(writer, schema, prefix, inner)
      : `${operand(writer.write(restOf(schema), inner))}[]`
  if (!isCircle) return single(text)
  return single(`List${writer.lists.push(text)}`)
}
