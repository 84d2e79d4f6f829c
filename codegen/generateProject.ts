import type { PlannedContract } from './contract/planContract.ts'
import { emitBehaviour, emitCallRules } from './emit/behaviour.ts'
import { emitErrors, emitPatternFamilies } from './emit/catalogues.ts'
import { emitContractDocument } from './emit/contractDocument.ts'
import { emitEndpoints } from './emit/endpoints.ts'
import { emitEvents, emitSampleEvents } from './emit/events.ts'
import { emitHandlers } from './emit/handlers.ts'
import { emitLimits } from './emit/limits.ts'
import { emitListKinds } from './emit/listKinds.ts'
import { copyRuntime } from './emit/runtime.ts'
import { emitAnswers, emitRequests } from './emit/samples.ts'
import { emitSocketValidators, emitSocketValidatorTypes } from './emit/socketValidators.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators, emitValidatorTypes } from './emit/validators.ts'
import { pathIn } from './layout.ts'
import type { Project } from './project.ts'
import type { ContractSamples } from './sample/sampleContract.ts'

/**
 * Generates the files of a project: those of any contract, the interface of its hand-written
 * server, and the catalogues from the contract's extensions.
 */
export async function projectFiles(
  { contract, plans, events, socket, library, gate }: PlannedContract,
  { answers, requests, events: eventSamples }: ContractSamples,
  project: Project,
): Promise<[path: string, code: string][]> {
  const { layout } = project
  const client = (name: string) => pathIn(layout.client, name)
  const server = (name: string) => pathIn(layout.server, name)
  const mocks = (name: string) => pathIn(layout.mocks, name)
  const operations = plans.map(({ operation }) => operation)
  const families = emitPatternFamilies(contract)
  const endpoints = emitEndpoints(plans, project)
  return [
    [client('paths.ts'), await emitTypes(contract)],
    [client('endpoints.ts'), endpoints.first],
    [client('laterEndpoints.ts'), endpoints.later],
    [client('listKinds.ts'), emitListKinds(contract, operations)],
    [client('limits.ts'), emitLimits(contract)],
    [client('errors.ts'), emitErrors(contract)],
    [client('patternMessages.ts'), families.messages],
    [client('patternFamilies.ts'), families.families],
    [client('validators.js'), emitValidators(plans, library, gate)],
    [client('validators.d.ts'), emitValidatorTypes(plans)],
    [client('events.ts'), emitEvents(events, socket)],
    [client('socketValidators.js'), emitSocketValidators(events, socket, library)],
    [client('socketValidators.d.ts'), emitSocketValidatorTypes()],
    [server('behaviour.ts'), emitBehaviour(plans, project)],
    [server('callRules.ts'), emitCallRules(operations, project)],
    [mocks('answers.ts'), emitAnswers(answers, layout)],
    [mocks('requests.ts'), emitRequests(requests, layout)],
    [mocks('events.ts'), emitSampleEvents(eventSamples, layout)],
    [mocks('handlers.ts'), emitHandlers(plans, project)],
    [server('contractDocument.ts'), emitContractDocument(contract)],
    ...(await copyRuntime(layout)),
  ]
}
