import { resolve } from '../contract/contract.ts'
import type { Candidate, Need } from './candidate.ts'

/** The contract's examples by name, in its order; `example` stands for one that has no name. */
export function namedExamples({ contract, media }: Need): Candidate[] {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
    const { value } = resolve<{ value?: unknown }>(contract, example)
    return value === undefined ? [] : [{ name, value }]
  })
  if (media.example === undefined) return named
  return [{ name: 'example', value: media.example }, ...named]
}

/**
 * The examples that the schema itself carries: weaker, since they describe the type in any place.
 */
export function schemaExamples({ contract, media }: Need): Candidate[] {
  const schema = resolve<unknown>(contract, media.schema)
  if (typeof schema !== 'object' || schema === null) return []
  // An object, as was just seen; nothing is claimed of what the two hold.
  const { example, examples } = schema as { example?: unknown; examples?: unknown }
  const values = [example, ...(Array.isArray(examples) ? examples : [])]
  return values.filter((value) => value !== undefined).map((value) => ({ name: 'schema', value }))
}
