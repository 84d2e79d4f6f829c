import { resolve } from '../contract/contract.ts'
import type { Candidate, Need } from './candidate.ts'

/** Named examples of the contract in order; `example` is the name of an unnamed one. */
export function namedExamples({ contract, media }: Need): Candidate[] {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
    const { value } = resolve<{ value?: unknown }>(contract, example)
    return value === undefined ? [] : [{ name, value }]
  })
  if (media.example === undefined) return named
  return [{ name: 'example', value: media.example }, ...named]
}

/**
 * Examples of the schema itself, which have lower precedence since they describe the type in any
 * place.
 */
export function schemaExamples({ contract, media }: Need): Candidate[] {
  const schema = resolve<unknown>(contract, media.schema)
  if (typeof schema !== 'object' || schema === null) return []
  // An object, as the check above found; nothing is assumed of the two values.
  const { example, examples } = schema as { example?: unknown; examples?: unknown }
  const values = [example, ...(Array.isArray(examples) ? examples : [])]
  return values.filter((value) => value !== undefined).map((value) => ({ name: 'schema', value }))
}
