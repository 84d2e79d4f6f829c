import type { Contract } from './contract.ts'
import type { Problem } from './contractError.ts'
import { stepsOf } from './pointer.ts'
import { type ReadDocument, readDocument } from './reading/readDocument.ts'
import { upgradeContract } from './upgrade.ts'

/**
 * Reads an OpenAPI 3.0 or 3.1 document and the files that it refers to, and returns one document.
 * References are kept, so that a recursive or very large contract stays small.
 * @param path the document, or the document's folder. No file outside of the document's folder is
 * read, and nothing is fetched from the network.
 * @throws {ContractError} with file, line and column of every problem.
 */
export async function readContract(path: string): Promise<Contract> {
  const read = await readDocument(path)
  const contract = upgradeContract(read.document)
  origins.set(contract, read)
  return contract
}

/** Source positions and warnings of each contract that `readContract` returned. */
const origins = new WeakMap<Contract, ReadDocument>()

/**
 * Position of a part of a contract in its source files.
 * @param pointer pointer to the part: `#/components/schemas/User`. For a part that the reader added
 * to the contract, the position of the surrounding object is returned.
 * @returns `FILE:LINE:COLUMN`; undefined for a contract that was not read from files.
 */
export const placeOf = (contract: Contract, pointer: string): string | undefined =>
  origins.get(contract)?.places(stepsOf(pointer))

/** Warnings about parts of a contract that `readContract` dropped or corrected. */
export const warningsOf = (contract: Contract): Problem[] => origins.get(contract)?.warnings() ?? []
