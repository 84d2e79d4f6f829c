import { type Contract, readContract } from './contract/contract.ts'
import { createGate } from './contract/gate.ts'
import { listOperations } from './contract/operations.ts'
import { type OperationPlan, planOperation } from './contract/plan.ts'
import { createSchemaLibrary } from './contract/schemas.ts'
import { emitBehaviour, emitCallRules } from './emit/behaviour.ts'
import { emitErrors, emitPatternFamilies } from './emit/catalogues.ts'
import { emitEndpoints } from './emit/endpoints.ts'
import { emitHandlers } from './emit/handlers.ts'
import { copyRuntime } from './emit/runtime.ts'
import { emitAnswers, emitRequests } from './emit/samples.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators, emitValidatorTypes } from './emit/validators.ts'
import { generatedMark } from './output.ts'
import { type Sampler, sampleAnswers } from './sample/answers.ts'
import { sampleRequest } from './sample/requests.ts'
import { SampleError, type SampleFault } from './sample/sampleError.ts'

async function sampleAll(sampler: Sampler, plans: OperationPlan[]) {
  const faults: SampleFault[] = []
  const answers = new Map<string, Awaited<ReturnType<typeof sampleAnswers>>>()
  const requests = new Map<string, Awaited<ReturnType<typeof sampleRequest>>>()
  for (const plan of plans) {
    answers.set(plan.operation.key, await sampleAnswers(sampler, plan, faults))
    requests.set(plan.operation.key, await sampleRequest(sampler, plan, faults))
  }
  if (faults.length > 0) throw new SampleError(faults)
  return { answers, requests }
}

/**
 * Everything that a contract becomes.
 * @param contract a bundled document.
 * @returns the files' contents by their paths, relative to the repository's root.
 * @throws {SampleError} when an example breaks its schema, or nothing valid is found for a schema.
 */
export async function generateFrom(contract: Contract): Promise<Map<string, string>> {
  const operations = listOperations(contract)
  const library = createSchemaLibrary(contract)
  const plans = operations.map((operation) => planOperation(contract, library, operation))
  const gate = createGate(library)
  const families = emitPatternFamilies(contract)
  const { answers, requests } = await sampleAll({ contract, gate }, plans)
  const files = new Map<string, string>([
    ['src/api/gen/paths.ts', await emitTypes(contract)],
    ['src/api/gen/endpoints.ts', emitEndpoints(operations)],
    ['src/api/gen/errors.ts', emitErrors(contract)],
    ['src/api/gen/patternMessages.ts', families.messages],
    ['src/api/gen/patternFamilies.ts', families.families],
    ['src/api/gen/validators.js', emitValidators(plans, library, gate)],
    ['src/api/gen/validators.d.ts', emitValidatorTypes(plans)],
    ['mocks/gen/behaviour.ts', emitBehaviour(operations)],
    ['mocks/gen/callRules.ts', emitCallRules(operations)],
    ['mocks/gen/answers.ts', emitAnswers(answers)],
    ['mocks/gen/requests.ts', emitRequests(requests)],
    ['mocks/gen/handlers.ts', emitHandlers(plans)],
    ...(await copyRuntime()),
  ])
  return new Map([...files].map(([name, content]) => [name, generatedMark + content]))
}

/** {@link generateFrom} a contract in a file. */
export const generate = async (contractFile: string) =>
  generateFrom(await readContract(contractFile))
