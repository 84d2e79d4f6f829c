import type { MediaType } from '../contract/contract.ts'
import type { PlannedContract } from '../contract/planContract.ts'
import type { SampleFault } from './sampleError.ts'
import { sampleNeed } from './sampleNeed.ts'

/**
 * Samples data for every event, and validates the documented examples of the socket's frames.
 * @param samples map to which the data of each event is added, with the event's name as key.
 * @param faults list to which problems are added.
 */
export function sampleEvents(
  { contract, gate, events, socket }: PlannedContract,
  samples: Map<string, unknown>,
  faults: SampleFault[],
): void {
  const sample = (place: string, media: MediaType, schema: string | undefined) => {
    if (schema === undefined) return undefined
    const need = { contract, place, schema, media, direction: 'response' } as const
    const found = sampleNeed({ contract, gate }, need, faults)
    return found?.examples[found.preferredName]
  }
  for (const { name, media, schema } of events) {
    samples.set(name, sample(`webhook ${name}`, media, schema) ?? null)
  }
  if (!socket) return
  sample('frames of the server', socket.serverFrame, socket.serverSchema)
  sample('frames of the client', socket.clientFrame, socket.clientSchema)
}
