import {
  type Contract,
  type HeaderObject,
  type MediaType,
  type ResponseObject,
  resolve,
} from '../contract/contract.ts'
import type { Gate } from '../contract/gate.ts'
import type { OperationPlan, SchemaNames } from '../contract/plan.ts'
import type { Answer } from '../runtime/answering.ts'
import type { Violation } from '../runtime/validation.ts'
import { sampleBytes } from './bytes.ts'
import type { Need, Source } from './candidate.ts'
import { sampleValue } from './cascade.ts'
import type { SampleFault } from './sampleError.ts'

/** What samples are made with. */
export type Sampler = { contract: Contract; gate: Gate }

const isJson = (mediaType: string) => /[/+]json\b/.test(mediaType)
const inWords = (violations: Violation[]) =>
  violations
    .slice(0, 5)
    .map(({ path, reason }) => `${path || 'the value'} ${reason}`)
    .join('; ')

/** The media type that a mock speaks: JSON when it is on offer. */
export function spokenMediaType(names: SchemaNames, content: Record<string, MediaType>) {
  const offered = Object.keys(content)
  return offered.find((type) => isJson(type) && names[type]) ?? offered[0]
}

/** Samples one place; what is wrong there goes to `faults`. */
export async function sampleNeed(
  { gate }: Sampler,
  need: Need,
  faults: SampleFault[],
): Promise<{ preferred: string; examples: Record<string, unknown>; source: Source } | undefined> {
  const sampled = await sampleValue(need, gate)
  for (const { name, violations } of sampled.refused) {
    faults.push({
      kind: 'example',
      place: need.place,
      message: `the example '${name}' breaks its schema: ${inWords(violations)}`,
    })
  }
  if (sampled.source) return sampled
  const tried = sampled.tried.map(
    ({ source, violations }) => `\n    ${source}: ${inWords(violations)}`,
  )
  faults.push({
    kind: 'nothingValid',
    place: need.place,
    message: `no valid value was found; write a valid example, or see whether its schema contradicts itself${[...new Set(tried)].join('')}`,
  })
  return undefined
}

async function sampleHeaders(
  sampler: Sampler,
  place: string,
  response: ResponseObject,
  schemas: SchemaNames,
  faults: SampleFault[],
): Promise<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const [name, described] of Object.entries(response.headers ?? {})) {
    const header = resolve<HeaderObject>(sampler.contract, described)
    const schema = schemas[name]
    if (schema === undefined) continue
    const need: Need = {
      contract: sampler.contract,
      place: `${place} ${name}`,
      schema,
      media: header,
      direction: 'response',
    }
    const sampled = await sampleNeed(sampler, need, faults)
    if (!sampled) continue
    const value = String(sampled.examples[sampled.preferred])
    // What `Headers` takes: one byte per character, no line breaks.
    if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) headers[name] = value
    else {
      const message = `no header can carry '${value}'`
      faults.push({ kind: 'nothingValid', place: need.place, message })
    }
  }
  return headers
}

/** A valid answer for every documented status of an operation. */
export async function sampleAnswers(
  sampler: Sampler,
  { operation, responses, responseBytes, headers: headerSchemas }: OperationPlan,
  faults: SampleFault[],
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  for (const [status, response] of Object.entries(operation.responses)) {
    const place = `${operation.key} ${status}`
    const schemas = headerSchemas[status] ?? {}
    const headers = await sampleHeaders(sampler, place, response, schemas, faults)
    const content = response.content ?? {}
    const bytes = sampleBytes(responseBytes[status] ?? {})
    if (bytes) {
      const { mediaType, base64 } = bytes
      answers[status] = {
        mediaType,
        headers,
        preferred: 'file',
        examples: { file: base64 },
        base64: true,
      }
      continue
    }
    const mediaType = spokenMediaType(responses[status] ?? {}, content)
    const schema = responses[status]?.[mediaType ?? '']
    const media = content[mediaType ?? '']
    if (mediaType === undefined || !media || schema === undefined) {
      answers[status] = { headers, examples: {} }
      continue
    }
    const { contract } = sampler
    const need: Need = { contract, place, schema, media, direction: 'response' }
    const sampled = await sampleNeed(sampler, need, faults)
    if (!sampled) continue
    const { preferred, examples } = sampled
    answers[status] = { mediaType, headers, preferred, examples }
  }
  return answers
}
