import type { PlannedContract } from '../contract/planContract.ts'
import type { Answer } from '../runtime/answering.ts'
import { sampleAnswers } from './answers.ts'
import { type SampleRequest, sampleRequest } from './requests.ts'
import { SampleError, type SampleFault } from './sampleError.ts'

/** Samples by operation. */
export type ContractSamples = {
  answers: Map<string, Record<string, Answer>>
  requests: Map<string, SampleRequest>
}

/**
 * A valid answer for every documented status of every operation, and a valid request of each.
 * @throws {SampleError} naming every place where there is none, or whose example breaks its schema.
 */
export async function sampleContract(planned: PlannedContract): Promise<ContractSamples> {
  const faults: SampleFault[] = []
  const samples: ContractSamples = { answers: new Map(), requests: new Map() }
  for (const plan of planned.plans) {
    const { key } = plan.operation
    samples.answers.set(key, await sampleAnswers(planned, plan, faults))
    samples.requests.set(key, await sampleRequest(planned, plan, faults))
  }
  if (faults.length > 0) throw new SampleError(faults)
  return samples
}
