import {
  type Contract,
  type HeaderObject,
  type MediaType,
  type ResponseObject,
  resolve,
} from '../contract/contract.ts'
import type { Gate } from '../contract/gate.ts'
import type { OperationPlan, SchemaNames } from '../contract/plan.ts'
import type { Answer } from '../runtime/choosing.ts'
import type { Violation } from '../runtime/validation.ts'
import { sampleBytes } from './bytes.ts'
import type { Need } from './candidate.ts'
import { type Sampled, sampleValue } from './cascade.ts'
import { concreteMediaType } from './mediaTypes.ts'
import type { SampleFault } from './sampleError.ts'
import { isXml, toXml } from './xml.ts'

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
): Promise<Sampled | undefined> {
  const sampled = await sampleValue(need, gate)
  for (const { name, violations } of sampled.refused) {
    faults.push({
      kind: 'example',
      place: need.place,
      message: `the example '${name}' breaks its schema: ${inWords(violations)}`,
    })
  }
  if (sampled.source) return sampled
  if (sampled.contradiction !== undefined) {
    const message = `nothing can be valid: ${sampled.contradiction}`
    faults.push({ kind: 'contradiction', place: need.place, message })
    return undefined
  }
  const tried = sampled.tried.map(
    ({ source, violations }) => `\n    ${source}: ${inWords(violations)}`,
  )
  faults.push({
    kind: 'nothingFound',
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
      faults.push({ kind: 'nothingFound', place: need.place, message })
    }
  }
  return headers
}

/** How many values answer an operation that tells one thing from another by its parameters. */
const variantsOfThings = 3

const isSuccess = (status: string) => /^2|^default$/.test(status)

/** The bodies of an answer as they are written out: XML as text, all else as it is. */
function spoken(contract: Contract, mediaType: string, media: MediaType, sampled: Sampled) {
  const { examples } = sampled
  if (!isXml(mediaType)) return examples
  return Object.fromEntries(
    Object.entries(examples).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : toXml(contract, media.schema, value),
    ]),
  )
}

async function sampleBody(
  sampler: Sampler,
  { operation, responses, responseBytes }: OperationPlan,
  status: string,
  faults: SampleFault[],
): Promise<Omit<Answer, 'headers'>> {
  const bytes = sampleBytes(responseBytes[status] ?? {})
  if (bytes) {
    const { mediaType, base64 } = bytes
    return { mediaType, preferred: 'file', examples: { file: base64 }, base64: true }
  }
  const content = operation.responses[status]?.content ?? {}
  const range = spokenMediaType(responses[status] ?? {}, content)
  const schema = responses[status]?.[range ?? '']
  const media = content[range ?? '']
  if (range === undefined || !media || schema === undefined) return { examples: {} }
  const { contract } = sampler
  const need: Need = {
    ...{ contract, place: `${operation.key} ${status}`, schema, media, direction: 'response' },
    ...(isSuccess(status) && operation.parameters.length > 0 ? { variants: variantsOfThings } : {}),
  }
  const sampled = await sampleNeed(sampler, need, faults)
  if (!sampled) return { examples: {}, isUnknown: true }
  const { preferred, variants } = sampled
  return {
    mediaType: concreteMediaType(range),
    preferred,
    ...(variants.length > 1 ? { variants } : {}),
    examples: spoken(contract, range, media, sampled),
  }
}

/** A valid answer for every documented status of an operation. */
export async function sampleAnswers(
  sampler: Sampler,
  plan: OperationPlan,
  faults: SampleFault[],
): Promise<Record<string, Answer>> {
  const { operation, headers: headerSchemas } = plan
  const answers: Record<string, Answer> = {}
  for (const [status, response] of Object.entries(operation.responses)) {
    const place = `${operation.key} ${status}`
    const schemas = headerSchemas[status] ?? {}
    const headers = await sampleHeaders(sampler, place, response, schemas, faults)
    answers[status] = { ...(await sampleBody(sampler, plan, status, faults)), headers }
  }
  return answers
}
