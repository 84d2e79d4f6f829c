import type { PlannedContract } from '../contract/planContract.ts'
import type { Answer } from '../runtime/answering.ts'
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
}

/**
 * A valid answer for every documented status of every operation, a valid request of each, and the
 * data of every event. The examples of the socket's frames are judged too.
 * @throws {SampleError} naming every place where there is none, or whose example breaks its schema.
 */
export async function sampleContract(planned: PlannedContract): Promise<ContractSamples> {
  const faults: SampleFault[] = []
  const samples: ContractSamples = { answers: new Map(), requests: new Map(), events: new Map() }
  for (const plan of planned.plans) {
    const { key } = plan.operation
    samples.answers.set(key, await sampleAnswers(planned, plan, faults))
    samples.requests.set(key, await sampleRequest(planned, plan, faults))
  }
  await sampleEvents(planned, samples.events, faults)
  if (faults.length > 0) throw new SampleError(faults)
  return samples
}
