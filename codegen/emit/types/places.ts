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

const sectionPointer = /^#\/components\/([^/]+)\/([^/]+)$/

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * The name under which a section of the components holds what a pointer leads to, if it does.
 * @param pointer without the escapes of a URL.
 */
export function componentName(pointer: string, section: string): string | undefined {
  const [, found, name] = sectionPointer.exec(pointer) ?? []
  return found === section && name !== undefined ? unescapeStep(name) : undefined
}

/** The reference to a component's schema by its name. */
export const referenceToSchema = (name: string) =>
  `#/components/schemas/${encodeURIComponent(escapeStep(name))}`

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
