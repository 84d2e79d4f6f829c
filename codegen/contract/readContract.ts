import type { Contract } from './contract.ts'
import type { Problem } from './contractError.ts'
import { stepsOf } from './pointer.ts'
import { type ReadDocument, readDocument } from './reading/readDocument.ts'
import { upgradeContract } from './upgrade.ts'

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
 * @param pointer such as `#/components/schemas/User`; what it leads to that is in no file, as a
 *   part
 * of what was set right, stands where what holds it does.
 * @returns `FILE:LINE:COLUMN`; undefined for a contract that was not read from files.
 */
export const placeOf = (contract: Contract, pointer: string): string | undefined =>
  origins.get(contract)?.places(stepsOf(pointer))

/** What is wrong with a contract that the generator left out or set right. */
export const warningsOf = (contract: Contract): Problem[] => origins.get(contract)?.warnings() ?? []
