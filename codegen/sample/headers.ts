import { type HeaderObject, type ResponseObject, resolve } from '../contract/contract.ts'
import { parameterSchema } from '../contract/parameterFacts.ts'
import type { SchemaNames } from '../contract/plan.ts'
import type { Need } from './candidate.ts'
import type { SampleFault } from './sampleError.ts'
import { type Sampler, sampleNeed } from './sampleNeed.ts'

/** Encodes a header's value in OpenAPI's style `simple`. */
function writeHeader(value: unknown, explode = false): string {
  if (Array.isArray(value)) return value.map((item) => String(item)).join(',')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}${explode ? '=' : ','}${String(inner)}`)
    .join(',')
}

/**
 * OpenAPI ignores a documented Content-Type header: the media types in `content` document this
 * header.
 */
const isElsewhere = (name: string) => name.toLowerCase() === 'content-type'

/** Samples the documented headers of a response. A value that HTTP cannot transmit is a fault. */
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
    // `Headers` accepts only characters of one byte, without line breaks.
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) headers[name] = value
    else {
      const message = `no header can carry '${value}'`
      faults.push({ kind: 'nothingFound', place: need.place, message })
    }
  }
  return headers
}
