import { type Contract, lookUp, type Schema } from '../../contract/contract.ts'
import { ContractError } from '../../contract/contractError.ts'
import { childrenOf } from '../../contract/kinds.ts'
import { isObject, type SchemaObject, schemaIn } from './schemaObject.ts'

/** The schemas of a contract, found by reference and told apart by identity. */
export type Reader = {
  /**
   * The schema that a reference leads to, be it a reference again.
   * @throws {ContractError} when it leads nowhere.
   */
  target(reference: string): Schema
  /** Whether a reference leads anywhere. */
  leads(reference: string): boolean
  /** The reference that led to a schema, if one did. */
  referenceOf(schema: SchemaObject): string | undefined
  /** A number for this very schema, the same each time. */
  idOf(schema: SchemaObject): number
  /** Whether a side may leave out a required property that only the other one writes. */
  frees(direction: 'request' | 'response'): boolean
  /** References to the schemas that take a base in by `allOf`. */
  childrenOf(base: string): readonly string[]
}

function createReader(contract: Contract): Reader {
  const targets = new Map<string, Schema>()
  const references = new WeakMap<SchemaObject, string>()
  const ids = new WeakMap<SchemaObject, number>()
  let nextId = 0
  const isOld = contract.openapi?.startsWith('3.0') ?? false
  return {
    frees: (direction) => direction === 'request' || isOld,
    target(reference) {
      const known = targets.get(reference)
      if (known !== undefined) return known
      const found = schemaIn(lookUp(contract, reference))
      targets.set(reference, found)
      if (isObject(found) && !references.has(found)) references.set(found, reference)
      return found
    },
    leads(reference) {
      try {
        lookUp(contract, reference)
        return true
      } catch (thrown) {
        if (thrown instanceof ContractError) return false
        throw thrown
      }
    },
    referenceOf: (schema) => references.get(schema),
    idOf(schema) {
      const known = ids.get(schema)
      if (known !== undefined) return known
      nextId += 1
      ids.set(schema, nextId)
      return nextId
    },
    childrenOf: (base) => childrenOf(contract, decodeURIComponent(base)),
  }
}

const readers = new WeakMap<Contract, Reader>()

/** The reader of a contract, made once. */
export function readerOf(contract: Contract): Reader {
  const known = readers.get(contract)
  if (known) return known
  const reader = createReader(contract)
  readers.set(contract, reader)
  return reader
}
