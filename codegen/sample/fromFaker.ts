import { ContractError } from '../contract/contractError.ts'
import type { Candidate, Need } from './candidate.ts'
import { seedOf } from './seed.ts'
import { unroll } from './unroll.ts'

/** From rich to bare: each attempt asks for less, so that a tight budget or schema is met at last. */
const attempts = [
  { optionalDepth: 4, spareItems: 2, optionalsProbability: 0.8 },
  { optionalDepth: 2, spareItems: 1, optionalsProbability: 0.8 },
  { optionalDepth: 1, spareItems: 1, optionalsProbability: 0.5 },
  { optionalDepth: 0, spareItems: 1, optionalsProbability: 0 },
]

/** What json-schema-faker makes of a schema, seeded by what the value is for. */
export async function* fromFaker(need: Need): AsyncGenerator<Candidate> {
  const { generate } = await import('json-schema-faker')
  for (const [attempt, { optionalsProbability, ...limits }] of attempts.entries()) {
    try {
      const schema = unroll(need.contract, need.media.schema ?? true, limits)
      const value = await generate(schema, {
        seed: seedOf(need.place, String(attempt)),
        optionalsProbability,
        // The unrolled schema holds its own limits.
        maxDepth: 100,
        minDateTime: '2026-01-01T00:00:00Z',
        maxDateTime: '2026-11-21T00:00:00Z',
      })
      yield { source: 'faker', name: 'generated', value }
    } catch (thrown) {
      if (thrown instanceof ContractError) throw thrown
      // Both throw on what they cannot make; the next attempt asks for less.
    }
  }
}
