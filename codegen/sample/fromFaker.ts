import { referenceTo, type SchemaLibrary } from '../contract/schemas.ts'
import type { Candidate, Need } from './candidate.ts'
import { seedOf } from './seed.ts'

/** From rich to bare: each attempt asks for less, so that a tight budget or schema is met at last. */
const attempts = [
  { optionalsProbability: 0.8, maxDefaultItems: 3, refDepthMax: 3 },
  { optionalsProbability: 0.5, maxDefaultItems: 2, refDepthMax: 2 },
  { optionalsProbability: 0.3, maxDefaultItems: 2, refDepthMax: 1 },
  { optionalsProbability: 0, maxDefaultItems: 1, refDepthMax: 1 },
  { optionalsProbability: 0, maxDefaultItems: 1, refDepthMax: 0 },
]

/** What json-schema-faker makes of a schema, seeded by what the value is for. */
export async function* fromFaker(need: Need, library: SchemaLibrary): AsyncGenerator<Candidate> {
  const { generate } = await import('json-schema-faker')
  const schema = { $ref: referenceTo(need.schema), $defs: library.document.$defs }
  for (const [attempt, limits] of attempts.entries()) {
    const seed = seedOf(need.place, String(attempt))
    try {
      const value = await generate(structuredClone(schema), {
        ...limits,
        seed,
        minDateTime: '2026-01-01T00:00:00Z',
        maxDateTime: '2026-11-21T00:00:00Z',
      })
      yield { source: 'faker', name: 'generated', value }
    } catch {
      // It throws on what it cannot satisfy; the next attempt asks for less.
    }
  }
}
