import { type HeaderObject, type ResponseObject, resolve } from '../contract/contract.ts'
import { parameterSchema } from '../contract/parameterFacts.ts'
import type { SchemaNames } from '../contract/plan.ts'
import type { Need } from './candidate.ts'
import type { SampleFault } from './sampleError.ts'
import { type Sampler, sampleNeed } from './sampleNeed.ts'

/** A value as a header writes it: OpenAPI's style `simple`. */
function writeHeader(value: unknown, explode = false): string {
  if (Array.isArray(value)) return value.map((item) => String(item)).join(',')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}${explode ? '=' : ','}${String(inner)}`)
    .join(',')
}

/** What OpenAPI describes elsewhere: the media types are those of the content. */
const isElsewhere = (name: string) => name.toLowerCase() === 'content-type'

/** A value for each described header of an answer that a header can carry. */
export function sampleHeaders(
  sampler: Sampler,
  place: string,
  response: ResponseObject,
  schemas: SchemaNames,
  faults: SampleFault[],
): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, described] of Object.entries(response.headers ?? {})) {
    const header = resolve<HeaderObject>(sampler.contract, described)
    const schema = schemas[name]
    if (schema === undefined || isElsewhere(name)) continue
    const need: Need = {
      contract: sampler.contract,
      place: `${place} ${name}`,
      schema,
      media: { ...header, schema: parameterSchema(header) },
      direction: 'response',
    }
    const sampled = sampleNeed(sampler, need, faults)
    if (!sampled) continue
    const made = sampled.examples[sampled.preferredName]
    const value = header.content ? JSON.stringify(made) : writeHeader(made, header.explode)
    // What `Headers` takes: one byte per character, no line breaks.
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) headers[name] = value
    else {
      const message = `no header can carry '${value}'`
      faults.push({ kind: 'nothingFound', place: need.place, message })
    }
  }
  return headers
}
