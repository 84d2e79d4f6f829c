import { basePathsOf } from './contract/basePaths.ts'
import { findCollections } from './contract/collections.ts'
import type { PlannedContract } from './contract/planContract.ts'
import { emitCollections } from './emit/collections.ts'
import { emitEndpointTable } from './emit/endpointTable.ts'
import { emitPlainHandlers } from './emit/handlers.ts'
import { emitOverrides } from './emit/overrides.ts'
import { collectionModules, copyRuntime } from './emit/runtime.ts'
import { emitAnswers, emitRequests } from './emit/samples.ts'
import { emitTypes } from './emit/types.ts'
import { emitValidators, emitValidatorTypes } from './emit/validators.ts'
import { pathIn, plainLayout } from './layout.ts'
import type { ContractSamples } from './sample/sampleContract.ts'

/**
 * Generates the files of a contract without a project: types, endpoint table, validators and mocks.
 * @param isStateful default of the mocks: true if they store posted items.
 */
export async function plainFiles(
  { contract, plans, library, gate }: PlannedContract,
  { answers, requests }: ContractSamples,
  isStateful = true,
): Promise<[path: string, code: string][]> {
  const client = (name: string) => pathIn(plainLayout.client, name)
  const mocks = (name: string) => pathIn(plainLayout.mocks, name)
  return [
    [client('paths.ts'), await emitTypes(contract)],
    [client('endpoints.ts'), emitEndpointTable(plans)],
    [client('validators.js'), emitValidators(plans, library, gate)],
    [client('validators.d.ts'), emitValidatorTypes(plans)],
    [mocks('behaviour.ts'), emitOverrides(plans)],
    [mocks('answers.ts'), emitAnswers(answers, plainLayout)],
    [mocks('requests.ts'), emitRequests(requests, plainLayout)],
    [mocks('collectionTable.ts'), emitCollections(findCollections(contract, plans), requests)],
    [
      mocks('handlers.ts'),
      emitPlainHandlers(plans, basePathsOf(contract), isStateful, plainLayout),
    ],
    ...(await copyRuntime(plainLayout, collectionModules)),
  ]
}
