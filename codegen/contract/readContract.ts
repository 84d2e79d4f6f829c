import type { Contract } from './contract.ts'
import type { Problem } from './contractError.ts'
import { stepsOf } from './pointer.ts'
import { type ReadDocument, readDocument } from './reading/readDocument.ts'
import { upgradeContract } from './upgrade.ts'

/**
 * Reads an OpenAPI 3.0 or 3.1 document and the files that it refers to into one document.
 * References are kept, so that a recursive or very large contract stays small.
 * @param path the document, or a folder that holds it. No file outside of the folder is read, and
 * nothing is fetched from the network.
 * @throws {ContractError} with file, line and column of every problem.
 */
export async function readContract(path: string): Promise<Contract> {
  const read = await readDocument(path)
  const contract = upgradeContract(read.document)
  origins.set(contract, read)
  return contract
}

/** Source files of each contract, for the places in messages. */
const origins = new WeakMap<Contract, ReadDocument>()

/**
 * Place of a part of a contract in its files.
 * @param pointer such as `#/components/schemas/User`; a part that is in no file, such as a
 * corrected one, has the place of its container.
 * @returns `FILE:LINE:COLUMN`; undefined for a contract that was not read from files.
 */
export const placeOf = (contract: Contract, pointer: string): string | undefined =>
  origins.get(contract)?.places(stepsOf(pointer))

/** Problems of a contract that the generator dropped or corrected. */
export const warningsOf = (contract: Contract): Problem[] => origins.get(contract)?.warnings() ?? []
