import type { Demand } from '../demand.ts'
import type { Reader } from '../reader.ts'
import type { SchemaObject } from '../schemaObject.ts'
import { emptyShape, type Shape } from '../shape.ts'
import { attempt, type UnsatisfiableError } from '../unsatisfiableError.ts'
import { addSchema, outermostContext } from './addSchema.ts'

type Known = { shape: Shape; failure?: never } | { shape?: never; failure: UnsatisfiableError }

const knownShapes = new WeakMap<Reader, WeakMap<SchemaObject, Known>>()

function build(reader: Reader, demand: Demand): Shape {
  const shape = emptyShape()
  for (const schema of demand) addSchema(reader, shape, schema, outermostContext)
  return shape
}

function knownOf(reader: Reader, schema: SchemaObject): Known {
  const shapes = knownShapes.get(reader) ?? new WeakMap<SchemaObject, Known>()
  knownShapes.set(reader, shapes)
  const known = shapes.get(schema)
  if (known) return known
  const { value: shape, failure } = attempt(() => build(reader, [schema]))
  const result = failure ? { failure } : { shape }
  shapes.set(schema, result)
  return result
}

/**
 * Merges several schemas into one shape. The shape is cached and must not be changed.
 * @throws {UnsatisfiableError} when the schemas contradict each other.
 */
export function shapeOf(reader: Reader, demand: Demand): Shape {
  const [schema, ...others] = demand
  if (!schema || others.length > 0) return build(reader, demand)
  const { shape, failure } = knownOf(reader, schema)
  if (failure) throw failure
  return shape
}
