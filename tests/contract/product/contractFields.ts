import { join } from 'node:path'
import { resolve, type Schema } from 'contract-mocks/contract'
import { listOperations, type Operation } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import type { OperationKey } from '../../../platform/gen/behaviour.ts'

const contract = await readContract(join(import.meta.dirname, '../../../openapi/portal.yaml'))

/** All operations of the contract, by key, such as `GET /wps/captcha`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  listOperations(contract).map((one) => [one.key, one]),
)

export function operationOf(key: OperationKey): Operation {
  const found = operations.get(key)
  if (!found) throw new Error(`The contract has no ${key}`)
  return found
}

type Written = { 'x-origin'?: unknown; description?: string }

/** Properties of an operation in the contract that the generator does not read. */
function writtenOf({ path, method }: Operation): Written {
  const item = resolve<Record<string, Written>>(contract, contract.paths?.[path] as never)
  return item[method.toLowerCase()] ?? {}
}

/** Origin of an operation: `spec` if the product defines it, otherwise `ours`. */
export const originOf = (operation: Operation): unknown => writtenOf(operation)['x-origin']

/** Description of an operation, with the decisions on gaps in the product's definition. */
export const descriptionOf = (operation: Operation): string =>
  writtenOf(operation).description ?? ''

export type Fields = Map<string, Schema>

const branches = ['allOf', 'oneOf', 'anyOf'] as const

/** Fields of every object within a schema; the parts of an `allOf` are merged. */
export function objectsIn(
  schema: Schema | undefined,
  visitedSchemas = new Set<unknown>(),
): Fields[] {
  const found = resolve<Schema | undefined>(contract, schema)
  if (typeof found !== 'object' || visitedSchemas.has(found)) return []
  visitedSchemas.add(found)
  const own = new Map(Object.entries((found.properties ?? {}) as Record<string, Schema>))
  const parts = branches.flatMap((name) => (found[name] ?? []) as Schema[])
  const within = [...own.values(), found.items, found.additionalProperties, ...parts].flatMap(
    (one) => objectsIn(one as Schema | undefined, visitedSchemas),
  )
  const merged = new Map(own)
  for (const part of (found.allOf ?? []) as Schema[]) {
    for (const fields of objectsIn(part))
      for (const [name, value] of fields) merged.set(name, value)
  }
  return merged.size > 0 ? [merged, ...within] : within
}

/** True if an object has a field; `location.ip` is a field of the object `location`. */
function has(fields: Fields, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return fields.has(first)
  return objectsIn(fields.get(first)).some((inner) => has(inner, rest.join('.')))
}

/**
 * Fields that the best-matching object lacks; empty if one object has all of them.
 * @param fieldNames names of fields; a nested list contains alternatives, of which one is enough.
 */
export function missingFields(
  objects: readonly Fields[],
  fieldNames: readonly (string | readonly string[])[],
): string[] {
  const lacking = objects.map((object) =>
    fieldNames.filter((field) => ![field].flat().some((name) => has(object, name))).map(String),
  )
  return lacking.toSorted((a, b) => a.length - b.length)[0] ?? fieldNames.map(String)
}

export const bodyOf = ({ body }: Operation): Schema | undefined =>
  Object.values(body?.content ?? {})[0]?.schema

export const answerOf = ({ responses }: Operation): Schema | undefined =>
  Object.values(responses['200']?.content ?? {})[0]?.schema

/** True if a schema accepts only this value, or has it as default. */
export function isFixedTo(schema: Schema | undefined, value: string | number | boolean): boolean {
  const found = resolve<Schema | undefined>(contract, schema)
  if (typeof found !== 'object') return false
  const only = Array.isArray(found.enum) && found.enum.length === 1 ? found.enum[0] : found.const
  return only === value || found.default === value
}
