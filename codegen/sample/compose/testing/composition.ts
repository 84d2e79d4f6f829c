import type { Schema } from '../../../contract/contract.ts'
import { createGate } from '../../../contract/gate.ts'
import { createSchemaLibrary } from '../../../contract/schemas.ts'
import { contractOf } from '../../../testing/contractOf.ts'
import { type ComposeOptions, compose } from '../compose.ts'
import { UnsatisfiableError } from '../unsatisfiableError.ts'

type Schemas = Record<string, unknown>

/** Composes one value of a schema in a contract with these other schemas. */
export const composedOf = (
  schema: Schema,
  schemas: Schemas = {},
  options: Partial<ComposeOptions> = {},
): unknown =>
  compose(contractOf({}, schemas), schema, { seed: 1, direction: 'response', ...options })

/** Values of a schema for many seeds, and the invalid ones among them. */
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

/** Reason for which a schema has no value; undefined when it has one. */
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

/** `if`, `then` and `else`; a literal with a member `then` would be taken for a promise. */
export const conditional = (condition: Schema, then: Schema, otherwise: Schema = true) =>
  Object.fromEntries([
    ['if', condition],
    ['then', then],
    ['else', otherwise],
  ])
