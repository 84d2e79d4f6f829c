import type { PlannedContract } from '../contract/planContract.ts'
import { placeOf } from '../contract/readContract.ts'
import type { Answer } from '../runtime/createHandlers.ts'
import { sampleAnswers } from './answers.ts'
import { sampleEvents } from './events.ts'
import { type SampleRequest, sampleRequest } from './requests.ts'
import { SampleError, type SampleFault } from './sampleError.ts'

/** Samples by operation. */
export type ContractSamples = {
  answers: Map<string, Record<string, Answer>>
  requests: Map<string, SampleRequest>
  /** The data of each event, by the event's name. */
  events: Map<string, unknown>
  /** Examples that break their schemas, and schemas that no value was found for. */
  warnings: SampleFault[]
}

/** Of more operations than one in so many, a contract cannot be mocked at all. */
const mostlyMocked = 20

/**
 * The contradictions of a contract, when they are more than a slip: a large contract is of use
 * without one or two of its operations, a small one is to be mended.
 */
function tooMany(faults: readonly SampleFault[], operations: number): SampleFault[] {
  const contradictions = faults.filter(({ kind }) => kind === 'contradiction')
  const touched = new Set(contradictions.map(({ place }) => place.split(' ', 2).join(' ')))
  return touched.size * mostlyMocked > operations ? contradictions : []
}

/**
 * A valid answer for every documented status of every operation, a valid request of each, and the
 * data of every event. The examples of the socket's frames are judged too.
 * @param options.isLenient passes over examples that break their schemas, of which other people's
 * contracts are full, over schemas that no value was found for, and over the few of a large
 * contract that contradict themselves.
 * @throws {SampleError} naming every place where there is none, or whose example breaks its schema.
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
