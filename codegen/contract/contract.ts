import { ContractError } from './contractError.ts'
import { memberOf, stepsOf } from './pointer.ts'

/** JSON schema of the contract; its references point into the bundled document. */
export type Schema = boolean | { [keyword: string]: unknown }

export type MediaType = {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown } | Reference>
}
export type Reference = { $ref: string }
export type Parameter = {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema?: Schema
  content?: Record<string, MediaType>
  style?: string
  explode?: boolean
  example?: unknown
}
export type HeaderObject = {
  schema?: Schema | Reference
  example?: unknown
  required?: boolean
  explode?: boolean
  content?: Record<string, MediaType>
}
export type ResponseObject = {
  content?: Record<string, MediaType>
  headers?: Record<string, HeaderObject | Reference>
}
export type OperationObject = {
  operationId?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> } | Reference
  responses?: Record<string, ResponseObject | Reference>
  [extension: `x-${string}`]: unknown
}

/**
 * Bundled OpenAPI document: one object, whose references point only into itself. Its schemas are
 * converted to OpenAPI 3.1.
 */
export type Contract = {
  /** OpenAPI version of the source document. */
  openapi?: string
  info: { title: string; version: string; [extension: `x-${string}`]: unknown }
  paths?: Record<string, Record<string, unknown>>
  webhooks?: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
  security?: Record<string, string[]>[]
}

const isReference = (thing: unknown): thing is Reference =>
  typeof thing === 'object' && thing !== null && '$ref' in thing

/**
 * Returns the value at a pointer into the contract. The value may be a reference.
 * @throws {ContractError} when there is no such value.
 */
export function lookUp(contract: Contract, pointer: string): unknown {
  const target = stepsOf(pointer).reduce<unknown>(memberOf, contract)
  if (target === undefined) throw new ContractError(`${pointer} leads nowhere`)
  return target
}

/**
 * Resolves a reference to its final value; any other value is returned as is. Siblings of a
 * reference are dropped, as OpenAPI requires everywhere but in schemas.
 * @throws {ContractError} when the reference has no target or is circular.
 */
export function resolve<Thing>(contract: Contract, thing: Thing | Reference): Thing {
  const seen = new Set<string>()
  let at: unknown = thing
  while (isReference(at)) {
    if (seen.has(at.$ref)) throw new ContractError(`${at.$ref} leads back to itself`)
    seen.add(at.$ref)
    at = lookUp(contract, at.$ref)
  }
  // The cast is safe: the linter has checked that a reference here leads to a `Thing`.
  return at as Thing
}
