import { deepestBody } from './budget.ts'
import type { Candidate, Need } from './candidate.ts'

/** What openapi-sampler makes of a schema: everything first, then only what is required. */
export async function* fromSampler(need: Need): AsyncGenerator<Candidate> {
  const { sample } = await import('openapi-sampler')
  const sides = need.direction === 'request' ? { skipReadOnly: true } : { skipWriteOnly: true }
  for (const skipNonRequired of [false, true]) {
    const options = {
      ...sides,
      skipNonRequired,
      quiet: true,
      enablePatterns: true,
      maxSampleDepth: deepestBody,
    }
    // It is typed for JSON Schema 7 and walks any object.
    const schema = structuredClone(need.media.schema ?? {}) as Parameters<typeof sample>[0]
    try {
      yield { source: 'sampler', name: 'generated', value: sample(schema, options, need.contract) }
    } catch {
      // It throws on shapes that it does not know; the next stage may know them.
    }
  }
}
