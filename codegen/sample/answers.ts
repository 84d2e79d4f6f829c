import type { Contract, MediaType } from '../contract/contract.ts'
import type { OperationPlan, SchemaNames } from '../contract/plan.ts'
import type { AlternativeBody, Answer } from '../runtime/answerChoice.ts'
import { isJson } from '../runtime/mediaTypes.ts'
import { sampleBytes } from './bytes.ts'
import type { Need } from './candidate.ts'
import type { SampledValue } from './cascade.ts'
import { sampleHeaders } from './headers.ts'
import { concreteMediaType } from './mediaTypes.ts'
import type { SampleFault } from './sampleError.ts'
import { type Sampler, sampleNeed } from './sampleNeed.ts'
import { isXml, toXml } from './xml.ts'

/**
 * Media type of a mock's response or request body: JSON if the contract documents it, else the
 * first one.
 */
export function answerMediaType(names: SchemaNames, content: Record<string, MediaType>) {
  const offered = Object.keys(content)
  return offered.find((type) => isJson(type) && names[type]) ?? offered[0]
}

/**
 * Number of generated bodies for an operation with parameters. The parameters of a request select
 * one of the bodies.
 */
const itemVariants = 3

const isSuccess = (status: string) => /^2|^default$/.test(status)

/**
 * Response bodies in the form in which they are sent: XML as text, bodies of other media types as
 * values.
 */
function encodedBodies(
  contract: Contract,
  mediaType: string,
  media: MediaType,
  sampled: SampledValue,
) {
  const { examples } = sampled
  if (!isXml(mediaType)) return examples
  return Object.fromEntries(
    Object.entries(examples).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : toXml(contract, media.schema, value),
    ]),
  )
}

type Body = Omit<Answer, 'headers'>

/** One documented media type of a response. */
type AnswerBody = { plan: OperationPlan; status: string; range: string }

function sampleMedia(
  sampler: Sampler,
  { plan, status, range }: AnswerBody,
  faults: SampleFault[],
): Body {
  const { operation, responses, responseBytes } = plan
  const bytes = sampleBytes(range, responseBytes[status] ?? {})
  if (bytes) {
    const { mediaType, base64 } = bytes
    return { mediaType, preferredName: 'file', examples: { file: base64 }, base64: true }
  }
  const schema = responses[status]?.[range]
  const media = operation.responses[status]?.content?.[range]
  if (!media || schema === undefined) return { examples: {} }
  const { contract } = sampler
  const need: Need = {
    contract,
    place: `${operation.key} ${status}`,
    schema,
    media,
    direction: 'response',
    pointer: `${operation.pointer}/responses/${status}`,
    ...(isSuccess(status) && operation.parameters.length > 0 ? { variants: itemVariants } : {}),
  }
  const sampled = sampleNeed(sampler, need, faults)
  if (!sampled) return { examples: {}, isUnknown: true }
  const { preferredName, variants } = sampled
  return {
    mediaType: concreteMediaType(range),
    preferredName,
    ...(variants.length > 1 ? { variants } : {}),
    examples: encodedBodies(contract, range, media, sampled),
  }
}

/**
 * True if two media types of a response can share one body: same schema, no examples, and no XML.
 */
const isSame = (one: MediaType | undefined, other: MediaType | undefined, range: string) =>
  !isXml(range) &&
  one?.examples === undefined &&
  one?.example === undefined &&
  JSON.stringify(one) === JSON.stringify(other)

/** Samples the body of a response in every documented media type, JSON first. */
function sampleBody(
  sampler: Sampler,
  plan: OperationPlan,
  status: string,
  faults: SampleFault[],
): Body {
  const content = plan.operation.responses[status]?.content ?? {}
  const main = answerMediaType(plan.responses[status] ?? {}, content)
  if (main === undefined) return { examples: {} }
  const body = sampleMedia(sampler, { plan, status, range: main }, faults)
  const limits = plan.responseBytes[status] ?? {}
  const isSameFile = (range: string) =>
    !body.base64 || sampleBytes(range, limits)?.base64 === body.examples.file
  const others: Record<string, AlternativeBody> = {}
  for (const range of Object.keys(content)) {
    const mediaType = concreteMediaType(range)
    if (range === main || mediaType === body.mediaType) continue
    if (isSame(content[range], content[main], range) && isSameFile(range)) {
      others[mediaType] = 'same'
    } else {
      const { mediaType: _, ...other } = sampleMedia(sampler, { plan, status, range }, faults)
      if (!other.isUnknown) others[mediaType] = other
    }
  }
  return Object.keys(others).length > 0 ? { ...body, others } : body
}

/** Samples a valid response for every documented status of an operation. */
export function sampleAnswers(
  sampler: Sampler,
  plan: OperationPlan,
  faults: SampleFault[],
): Record<string, Answer> {
  const { operation, headers: headerSchemas } = plan
  const answers: Record<string, Answer> = {}
  for (const [status, response] of Object.entries(operation.responses)) {
    const place = `${operation.key} ${status}`
    const schemas = headerSchemas[status] ?? {}
    const headers = sampleHeaders(sampler, place, response, schemas, faults)
    answers[status] = { ...sampleBody(sampler, plan, status, faults), headers }
  }
  return answers
}
