import { type Contract, lookUp, type Schema } from '../../contract/contract.ts'
import { ContractError } from '../../contract/contractError.ts'
import { childrenOf } from '../../contract/kinds.ts'
import { isObject, type SchemaObject, schemaIn } from './schemaObject.ts'

/** Access to the schemas of a contract by reference. A reference always gives the same object. */
export type Reader = {
  /**
   * Schema that a reference refers to; it may be a reference itself.
   * @throws {ContractError} when the reference has no target.
   */
  target(reference: string): Schema
  hasTarget(reference: string): boolean
  /** First reference for which `target` returned this schema, if any. */
  referenceOf(schema: SchemaObject): string | undefined
  /** Number that identifies this schema object. It is the same for every call. */
  idOf(schema: SchemaObject): number
  /**
   * True if requests or responses may omit required properties that only the other direction has.
   */
  hasExemptNames(direction: 'request' | 'response'): boolean
  /** References to the schemas that extend a base schema by `allOf`. */
  childrenOf(base: string): readonly string[]
}

function createReader(contract: Contract): Reader {
  const targets = new Map<string, Schema>()
  const references = new WeakMap<SchemaObject, string>()
  const ids = new WeakMap<SchemaObject, number>()
  let nextId = 0
  const isOld = contract.openapi?.startsWith('3.0') ?? false
  return {
    hasExemptNames: (direction) => direction === 'request' || isOld,
    target(reference) {
      const known = targets.get(reference)
      if (known !== undefined) return known
      const found = schemaIn(lookUp(contract, reference))
      targets.set(reference, found)
      if (isObject(found) && !references.has(found)) references.set(found, reference)
      return found
    },
    hasTarget(reference) {
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

/** Returns the reader of a contract. It is created once per contract. */
export function readerOf(contract: Contract): Reader {
  const known = readers.get(contract)
  if (known) return known
  const reader = createReader(contract)
  readers.set(contract, reader)
  return reader
}
