import type { Contract } from './contract/contract.ts'
import type { Problem } from './contract/contractError.ts'
import { planContract } from './contract/planContract.ts'
import { plainFiles } from './generatePlain.ts'
import { portalFiles } from './generatePortal.ts'
import { generatedMark } from './output.ts'
import { sampleContract } from './sample/sampleContract.ts'

/**
 * What was generated, and what is wrong with the contract but keeps nothing from being generated.
 */
export type GenerationResult = {
  /** The files' contents by their paths, relative to the folder that is generated into. */
  files: Map<string, string>
  warnings: Problem[]
}

const marked = (made: [path: string, code: string][]) =>
  new Map(made.map(([name, content]) => [name, generatedMark + content]))

/**
 * Everything that the portal's contract becomes.
 * @param contract a bundled document.
 * @returns the files' contents by their paths, relative to the repository's root.
 * @throws {SampleError} when an example breaks its schema, or nothing valid is found for a schema.
 */
export async function generateFrom(contract: Contract): Promise<Map<string, string>> {
  const planned = planContract(contract)
  return marked(await portalFiles(planned, sampleContract(planned)))
}

/**
 * Everything that any other contract becomes. An example that breaks its schema is a warning, since
 * few public contracts are without.
 * @param contract a bundled document.
 * @param options.isStateful whether mocks keep what is posted between calls.
 * @throws {SampleError} when nothing valid is found for a schema.
 */
export async function generatePlainFrom(
  contract: Contract,
  { isStateful = true } = {},
): Promise<GenerationResult> {
  const planned = planContract(contract)
  const samples = sampleContract(planned, { isLenient: true })
  return {
    files: marked(await plainFiles(planned, samples, isStateful)),
    warnings: samples.warnings,
  }
}
