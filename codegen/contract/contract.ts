import { bundle, createConfig } from '@redocly/openapi-core'
import { ContractError, fromProblems, fromThrown } from './contractError.ts'
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
 * Reads an OpenAPI document and everything that it refers to into one.
 * References are kept, so that a recursive or very large contract stays small.
 * @throws {ContractError} when a file is missing, is no YAML or JSON or no OpenAPI 3.1, or a
 * reference leads nowhere.
 */
export async function readContract(file: string): Promise<Contract> {
  const config = await createConfig({})
  const { bundle: result, problems } = await bundle({ ref: file, config }).catch((thrown) => {
    throw fromThrown(file, thrown)
  })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw fromProblems(file, errors)
  // The bundler types what it parsed as unknown; its shape is what the linter checks.
  const contract = result.parsed as Contract
  if (contract.openapi === undefined) {
    throw new ContractError(`${file}: is no OpenAPI document; its root needs 'openapi: 3.1.0'`)
  }
  if (!/^3\.[01]\./.test(contract.openapi)) {
    throw new ContractError(`${file}: is OpenAPI ${contract.openapi}; write it as OpenAPI 3.1`)
  }
  return upgradeContract(contract)
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
