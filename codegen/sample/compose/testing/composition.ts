import type { Schema } from '../../../contract/contract.ts'
import { createGate } from '../../../contract/gate.ts'
import { createSchemaLibrary } from '../../../contract/schemas.ts'
import { contractOf } from '../../../testing/contractOf.ts'
import { type ComposeOptions, compose } from '../compose.ts'
import { UnsatisfiableError } from '../unsatisfiableError.ts'

type Schemas = Record<string, unknown>

/** Composes one value for a schema in a contract with the components `schemas`. */
export const composedOf = (
  schema: Schema,
  schemas: Schemas = {},
  options: Partial<ComposeOptions> = {},
): unknown =>
  compose(contractOf({}, schemas), schema, { seed: 1, direction: 'response', ...options })

/** Composes values for a schema with many seeds, and validates them. */
export function composedOften(
  schema: Schema,
  schemas: Schemas = {},
  { times = 25, ...options }: Partial<ComposeOptions> & { times?: number } = {},
): { values: unknown[]; invalidValues: unknown[] } {
  const contract = contractOf({}, schemas)
  const library = createSchemaLibrary(contract)
  const name = library.add(schema, 'tested', options.direction)
  const gate = createGate(library)
  const seeds = Array.from({ length: times }, (_, index) => index * 7919)
  const values = seeds.map((seed) =>
    compose(contract, schema, { direction: 'response', ...options, seed }),
  )
  const invalidValues = values.flatMap((value) => {
    const violations = gate.check(name, value)
    return violations ? [{ value, violations }] : []
  })
  return { values, invalidValues }
}

/** Error that composing a value for the schema throws; undefined if it succeeds. */
export function contradictionOf(schema: Schema, schemas: Schemas = {}) {
  try {
    composedOf(schema, schemas)
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof UnsatisfiableError)) throw thrown
    const { pointer, reason, isProven } = thrown
    return { pointer, reason, proven: isProven }
  }
}

/**
 * Schema with `if`, `then` and `else`. An object literal with a member `then` would look like a
 * promise.
 */
export const conditional = (condition: Schema, then: Schema, otherwise: Schema = true) =>
  Object.fromEntries([
    ['if', condition],
    ['then', then],
    ['else', otherwise],
  ])
