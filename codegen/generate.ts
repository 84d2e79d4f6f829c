import type { Contract } from './contract/contract.ts'
import type { Problem } from './contract/contractError.ts'
import { planContract } from './contract/planContract.ts'
import { plainFiles } from './generatePlain.ts'
import { projectFiles } from './generateProject.ts'
import { generatedMark } from './output.ts'
import type { Project } from './project.ts'
import { sampleContract } from './sample/sampleContract.ts'

/** Generated files, and the problems of the contract that did not prevent the generation. */
export type GenerationResult = {
  /** File contents by path, relative to the output folder. */
  files: Map<string, string>
  warnings: Problem[]
}

const addMarks = (files: [path: string, code: string][]) =>
  new Map(files.map(([name, content]) => [name, generatedMark + content]))

/**
 * Generates the files of a project with a hand-written server. An example that breaks its schema is
 * an error.
 * @param contract a bundled document.
 * @returns file contents by path, relative to the output folder.
 * @throws {SampleError} when an example breaks its schema, or no valid value is found for a schema.
 */
export async function generateProjectFrom(
  contract: Contract,
  project: Project,
): Promise<Map<string, string>> {
  const planned = planContract(contract)
  return addMarks(await projectFiles(planned, sampleContract(planned), project))
}

/**
 * Generates the files of a contract without a project. An example that breaks its schema is a
 * warning, since most public contracts have such examples.
 * @param contract a bundled document.
 * @param options.isStateful true if mocks store posted items between calls.
 * @throws {SampleError} when no valid value is found for a schema.
 */
export async function generatePlainFrom(
  contract: Contract,
  { isStateful = true } = {},
): Promise<GenerationResult> {
  const planned = planContract(contract)
  const samples = sampleContract(planned, { isLenient: true })
  return {
    files: addMarks(await plainFiles(planned, samples, isStateful)),
    warnings: samples.warnings,
  }
}
