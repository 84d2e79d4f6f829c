import { anchorsOf } from './anchors.ts'
import { ContractError, type Problem } from './contractError.ts'
import { memberOf, stepsOf } from './reading/pointer.ts'
import { type ReadDocument, readDocument } from './reading/readDocument.ts'
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

/**
 * Reads an OpenAPI 3.0 or 3.1 document and every file that it refers to into one.
 * References are kept, so that a recursive or very large contract stays small.
 * @param path the document, or a folder that holds it. No file outside of the folder is read, and
 * nothing is fetched from the network.
 * @throws {ContractError} with every problem's file, line and column.
 */
export async function readContract(path: string): Promise<Contract> {
  const read = await readDocument(path)
  const contract = upgradeContract(read.document)
  origins.set(contract, read)
  return contract
}

/** What a contract was read from, for the places that messages name. */
const origins = new WeakMap<Contract, ReadDocument>()

/**
 * Where in its files a part of a contract stands.
 * @param pointer such as `#/components/schemas/User`; what it leads to that is in no file, as a part
 * of what was set right, stands where what holds it does.
 * @returns `FILE:LINE:COLUMN`; undefined for a contract that was not read from files.
 */
export const placeOf = (contract: Contract, pointer: string): string | undefined =>
  origins.get(contract)?.places(stepsOf(pointer))

/** What is wrong with a contract that the generator left out or set right. */
export const warningsOf = (contract: Contract): Problem[] => origins.get(contract)?.warnings() ?? []

const isReference = (thing: unknown): thing is Reference =>
  typeof thing === 'object' && thing !== null && '$ref' in thing

/**
 * What stands at a pointer of the contract, be it a reference again.
 * @throws {ContractError} when nothing stands there.
 */
export function lookUp(contract: Contract, pointer: string): unknown {
  const isAnchor = /^#[^/]/.test(pointer)
  const target = isAnchor
    ? anchorsOf(contract).get(decodeURIComponent(pointer.slice(1)))
    : stepsOf(pointer).reduce<unknown>(memberOf, contract)
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
