import { ContractError } from './contractError.ts'
import { readDocument } from './reading/readDocument.ts'
import { upgradeContract } from './upgrade.ts'

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
export type HeaderObject = { schema?: Schema | Reference; example?: unknown; required?: boolean }
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

/**
 * Reads an OpenAPI 3.0 or 3.1 document and every file that it refers to into one.
 * References are kept, so that a recursive or very large contract stays small.
 * @param path the document, or a folder that holds it. No file outside of the folder is read, and
 * nothing is fetched from the network.
 * @throws {ContractError} with every problem's file, line and column.
 */
export async function readContract(path: string): Promise<Contract> {
  return upgradeContract(await readDocument(path))
}

const isReference = (thing: unknown): thing is Reference =>
  typeof thing === 'object' && thing !== null && '$ref' in thing

/**
 * What stands at a pointer of the contract, be it a reference again.
 * @throws {ContractError} when nothing stands there.
 */
export function lookUp(contract: Contract, pointer: string): unknown {
  const target = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      // A pointer leads through objects; one that does not ends at undefined.
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      contract as unknown,
    )
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
