import { join } from 'node:path'
import type { Parameter, Schema } from 'contract-mocks/contract'
import { listOperations, type Operation } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import type { OperationKey } from '../../../../platform/gen/behaviour.ts'

/** The contract's document, read once per test file. */
export const contract = await readContract(
  join(import.meta.dirname, '../../../../openapi/portal.yaml'),
)

export type ContractOperation = Operation & { key: OperationKey }

// The operations of this contract have the keys of the generated type.
export const operations = listOperations(contract) as ContractOperation[]

/** Rows for `it.each`. The first value of a row is the key, for the name of the test. */
export const eachOf = (isIncluded: (operation: ContractOperation) => boolean) =>
  operations.filter(isIncluded).map((operation) => [operation.key, operation] as const)

export const operationOf = (key: OperationKey): ContractOperation => {
  const found = operations.find((operation) => operation.key === key)
  if (!found) throw new Error(`The contract has no ${key}`)
  return found
}

export const documents = (operation: Operation, status: number): boolean =>
  Object.hasOwn(operation.responses, String(status))

/** Media type and schema of an operation's body; undefined without a body. */
export function bodyOf(operation: Operation): { mediaType: string; schema: Schema } | undefined {
  const [first] = Object.entries(operation.body?.content ?? {})
  return first?.[1].schema === undefined
    ? undefined
    : { mediaType: first[0], schema: first[1].schema }
}

export const isJson = (mediaType: string): boolean => mediaType === 'application/json'

/** Schema of a parameter; without one, any value is valid. */
export const schemaOf = (parameter: Parameter): Schema => parameter.schema ?? true
