import openapiTypescript, { astToString } from 'openapi-typescript'
import type { Contract } from '../contract/contract.ts'

/** The contract's paths, operations and schemas as TypeScript. */
export async function emitTypes(contract: Contract): Promise<string> {
  // openapi-typescript has a wider type for the same JSON.
  const document = structuredClone(contract) as unknown as Parameters<typeof openapiTypescript>[0]
  return astToString(await openapiTypescript(document, { defaultNonNullable: false }))
}
