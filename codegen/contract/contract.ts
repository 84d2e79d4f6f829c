import { ContractError } from './contractError.ts'
import { memberOf, stepsOf } from './pointer.ts'

/** A JSON schema of the contract, with its references as they stand in the bundle. */
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
 * A bundled OpenAPI document: one object, references only within itself, and all schemas in the
 * words of 3.1.
 */
export type Contract = {
  /** The version that it was written in. */
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
 * What stands at a pointer of the contract, be it a reference again.
 * @throws {ContractError} when nothing stands there.
 */
export function lookUp(contract: Contract, pointer: string): unknown {
  const target = stepsOf(pointer).reduce<unknown>(memberOf, contract)
  if (target === undefined) throw new ContractError(`${pointer} leads nowhere`)
  return target
}

/**
 * What a reference stands for at last, or the thing itself. What stands beside a reference is lost,
 * as OpenAPI wants it everywhere but in schemas.
 * @throws {ContractError} when the reference leads nowhere, or in a circle.
 */
export function resolve<Thing>(contract: Contract, thing: Thing | Reference): Thing {
  const seen = new Set<string>()
  let at: unknown = thing
  while (isReference(at)) {
    if (seen.has(at.$ref)) throw new ContractError(`${at.$ref} leads back to itself`)
    seen.add(at.$ref)
    at = lookUp(contract, at.$ref)
  }
  // Only the contract's own structure says what stands there; the linter checks it.
  return at as Thing
}
