import type { PlannedContract } from '../contract/planContract.ts'
import { placeOf } from '../contract/readContract.ts'
import type { Answer } from '../runtime/createHandlers.ts'
import { sampleAnswers } from './answers.ts'
import { sampleEvents } from './events.ts'
import { type SampleRequest, sampleRequest } from './requests.ts'
import { SampleError, type SampleFault } from './sampleError.ts'

/** Sampled values of a contract, by operation key. */
export type ContractSamples = {
  answers: Map<string, Record<string, Answer>>
  requests: Map<string, SampleRequest>
  /** Data of the events, by event name. */
  events: Map<string, unknown>
  /** Invalid documented examples, and schemas for which no valid value was found. */
  warnings: SampleFault[]
}

/**
 * Number of operations that a contract must have for each tolerated operation with a contradiction.
 */
const operationsPerFault = 20

/**
 * Contradictions of a contract if too many operations have one; otherwise none. A large contract is
 * useful without a few operations, but a small one must be corrected.
 */
function tooMany(faults: readonly SampleFault[], operations: number): SampleFault[] {
  const contradictions = faults.filter(({ kind }) => kind === 'contradiction')
  const touched = new Set(contradictions.map(({ place }) => place.split(' ', 2).join(' ')))
  return touched.size * operationsPerFault > operations ? contradictions : []
}

/**
 * Samples a valid response for every documented status, a valid request of each operation, and the
 * data of every event. Validates the examples of the socket's frames too.
 * @param options.isLenient tolerates invalid examples (common in public contracts), schemas for
 * which no value is found, and a few contradictions in a large contract.
 * @throws {SampleError} with all faults that are not tolerated.
 */
export function sampleContract(
  plannedContract: PlannedContract,
  { isLenient = false } = {},
): ContractSamples {
  const faults: SampleFault[] = []
  const samples = { answers: new Map(), requests: new Map(), events: new Map() }
  for (const plan of plannedContract.plans) {
    const { key } = plan.operation
    samples.answers.set(key, sampleAnswers(plannedContract, plan, faults))
    samples.requests.set(key, sampleRequest(plannedContract, plan, faults))
  }
  sampleEvents(plannedContract, samples.events, faults)
  const fatal = isLenient ? tooMany(faults, plannedContract.plans.length) : faults
  const placed = (fault: SampleFault): SampleFault => {
    const place = fault.pointer && placeOf(plannedContract.contract, fault.pointer)
    return place ? { ...fault, place: `${place}: ${fault.place}` } : fault
  }
  if (fatal.length > 0) throw new SampleError(fatal.map(placed))
  return { ...samples, warnings: faults.map(placed) }
}
