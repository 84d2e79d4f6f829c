import type { Contract, Schema } from '../contract/contract.ts'
import { createGate } from '../contract/gate.ts'
import { createSchemaLibrary } from '../contract/schemas.ts'
import type { Side } from '../contract/sides.ts'
import type { Check } from '../runtime/validation.ts'

type Paths = Record<string, Record<string, unknown>>

/** Contract with these paths and schemas, in the form that the bundler returns. */
export const contractOf = (paths: Paths, schemas: Record<string, unknown> = {}): Contract => ({
  openapi: '3.1.0',
  info: { title: 'A contract for a test', version: '1' },
  paths,
  components: { schemas },
})

/** Operation whose 200 response has a schema. */
export const answerOf = (schema: unknown, media: Record<string, unknown> = {}) => ({
  operationId: 'answer',
  responses: {
    '200': { description: 'ok', content: { 'application/json': { schema, ...media } } },
  },
})

/**
 * Validator of one schema, with the schemas that it refers to, for the data that one side sends.
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
