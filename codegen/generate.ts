import { type Contract, readContract } from './contract/contract.ts'
import { planContract } from './contract/planContract.ts'
import { emitBehaviour, emitCallRules } from './emit/behaviour.ts'
import { emitErrors, emitPatternFamilies } from './emit/catalogues.ts'
import { emitContractDocument } from './emit/contractDocument.ts'
import { emitEndpoints } from './emit/endpoints.ts'
import { emitEvents, emitSampleEvents } from './emit/events.ts'
import { emitHandlers } from './emit/handlers.ts'
import { emitListKinds } from './emit/listKinds.ts'
import { copyRuntime } from './emit/runtime.ts'
import { emitAnswers, emitRequests } from './emit/samples.ts'
import { emitSocketValidators, emitSocketValidatorTypes } from './emit/socketValidators.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators, emitValidatorTypes } from './emit/validators.ts'
import { generatedMark } from './output.ts'
import { sampleContract } from './sample/sampleContract.ts'

/**
 * Everything that a contract becomes.
 * @param contract a bundled document.
 * @returns the files' contents by their paths, relative to the repository's root.
 * @throws {SampleError} when an example breaks its schema, or nothing valid is found for a schema.
 */
export async function generateFrom(contract: Contract): Promise<Map<string, string>> {
  const planned = planContract(contract)
  const { plans, events, socket, library, gate } = planned
  const operations = plans.map(({ operation }) => operation)
  const families = emitPatternFamilies(contract)
  const endpoints = emitEndpoints(plans)
  const { answers, requests, events: eventSamples } = await sampleContract(planned)
  const files = new Map<string, string>([
    ['src/api/gen/paths.ts', emitTypes(contract)],
    ['src/api/gen/endpoints.ts', endpoints.first],
    ['src/api/gen/laterEndpoints.ts', endpoints.later],
    ['src/api/gen/listKinds.ts', emitListKinds(contract, operations)],
    ['src/api/gen/errors.ts', emitErrors(contract)],
    ['src/api/gen/patternMessages.ts', families.messages],
    ['src/api/gen/patternFamilies.ts', families.families],
    ['src/api/gen/validators.js', emitValidators(plans, library, gate)],
    ['src/api/gen/validators.d.ts', emitValidatorTypes(plans)],
    ['src/api/gen/events.ts', emitEvents(events, socket)],
    ['src/api/gen/socketValidators.js', emitSocketValidators(events, socket, library, gate)],
    ['src/api/gen/socketValidators.d.ts', emitSocketValidatorTypes()],
    ['mocks/gen/behaviour.ts', emitBehaviour(plans)],
    ['mocks/gen/callRules.ts', emitCallRules(operations)],
    ['mocks/gen/answers.ts', emitAnswers(answers)],
    ['mocks/gen/requests.ts', emitRequests(requests)],
    ['mocks/gen/events.ts', emitSampleEvents(eventSamples)],
    ['mocks/gen/handlers.ts', emitHandlers(plans)],
    ['mocks/gen/contractDocument.ts', emitContractDocument(contract)],
    ...(await copyRuntime()),
  ])
  return new Map([...files].map(([name, content]) => [name, generatedMark + content]))
}

/** {@link generateFrom} a contract in a file. */
export const generate = async (contractFile: string) =>
  generateFrom(await readContract(contractFile))
