import { resolve } from '../contract/contract.ts'
import type { Candidate, Need } from './candidate.ts'

/**
 * Examples of a response, request body or parameter, in order. An example without a name is called
 * `example`.
 */
export function namedExamples({ contract, media }: Need): Candidate[] {
  const named = Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
    const { value } = resolve<{ value?: unknown }>(contract, example)
    return value === undefined ? [] : [{ name, value }]
  })
  if (media.example === undefined) return named
  return [{ name: 'example', value: media.example }, ...named]
}

/**
 * Examples of the schema itself. Named examples have precedence, since a schema may be used in many
 * places.
 */
export function schemaExamples({ contract, media }: Need): Candidate[] {
  const schema = resolve<unknown>(contract, media.schema)
  if (typeof schema !== 'object' || schema === null) return []
  // The check above found an object. The types of the two properties are checked below.
  const { example, examples } = schema as { example?: unknown; examples?: unknown }
  const values = [example, ...(Array.isArray(examples) ? examples : [])]
  return values.filter((value) => value !== undefined).map((value) => ({ name: 'schema', value }))
}
