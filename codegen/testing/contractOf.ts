import type { Contract, Schema } from '../contract/contract.ts'
import { createGate } from '../contract/gate.ts'
import { createSchemaLibrary } from '../contract/schemas.ts'
import type { Side } from '../contract/sides.ts'
import type { Check } from '../runtime/validation.ts'

type Paths = Record<string, Record<string, unknown>>

/** Creates a contract of paths and component schemas, in the form that the bundler returns. */
export const contractOf = (paths: Paths, schemas: Record<string, unknown> = {}): Contract => ({
  openapi: '3.1.0',
  info: { title: 'A contract for a test', version: '1' },
  paths,
  components: { schemas },
})

/** Operation with a JSON response of this schema. */
export const answerOf = (schema: unknown, media: Record<string, unknown> = {}) => ({
  operationId: 'answer',
  responses: {
    '200': { description: 'ok', content: { 'application/json': { schema, ...media } } },
  },
})

/**
 * Creates the validator of a schema for one direction. `schemas` are the components that it may
 * refer to.
 */
export function checkOf(
  schema: Schema,
  schemas: Record<string, unknown> = {},
  side: Side = 'response',
): Check {
  const library = createSchemaLibrary(contractOf({}, schemas))
  const name = library.add(schema, 'tested', side)
  const gate = createGate(library)
  return (value) => gate.check(name, value)
}
