import { type Contract, lookUp, type Schema } from '../../contract/contract.ts'

/** A schema that references lead to. There is one of these for every place, however it is spelled. */
export type Place = {
  /** The JSON pointer, without the escapes of a URL. */
  pointer: string
  schema: Schema
}

/** Finds what references to schemas lead to. */
export type Places = {
  /** @throws {ContractError} when the reference leads nowhere. */
  find(reference: string): Place
}

/**
 * The places of a contract.
 * @param rewrite what is to be read where the contract has a schema, by its pointer.
 */
export function createPlaces(
  contract: Contract,
  rewrite: (pointer: string, schema: Schema) => Schema,
): Places {
  const byReference = new Map<string, Place>()
  const byPointer = new Map<string, Place>()

  function placeAt(pointer: string, reference: string): Place {
    // What is no schema is written as unknown.
    const schema = rewrite(pointer, lookUp(contract, reference) as Schema)
    return { pointer, schema }
  }

  return {
    find(reference) {
      const known = byReference.get(reference)
      if (known) return known
      const pointer = decodeURIComponent(reference)
      const place = byPointer.get(pointer) ?? placeAt(pointer, reference)
      byPointer.set(pointer, place)
      byReference.set(reference, place)
      return place
    },
  }
}
