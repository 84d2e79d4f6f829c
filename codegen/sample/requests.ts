import { parameterSchema, parametersIn } from '../contract/parameterFacts.ts'
import type { OperationPlan } from '../contract/plan.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'
import { answerMediaType } from './answers.ts'
import { sampleBytes } from './bytes.ts'
import type { Need } from './candidate.ts'
import type { SampledValue } from './cascade.ts'
import { concreteMediaType } from './mediaTypes.ts'
import type { SampleFault } from './sampleError.ts'
import { type Sampler, sampleNeed } from './sampleNeed.ts'
import { type Unsendable, unsendableAs, unsendableIn } from './unsendableValues.ts'

/** Sample values of a valid request, by location. */
export type SampleRequest = Record<ParameterPlace, Record<string, unknown>> & {
  mediaType?: string
  body?: unknown
  /** Body of a file upload, in base64. */
  base64?: string
}

const pointerStep = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

/**
 * Samples a value for a request. Values that cannot be sent are avoided if the schema allows
 * others.
 */
function sampleSent(
  sampler: Sampler,
  need: Need,
  faults: SampleFault[],
  unsendable: Unsendable | undefined,
): SampledValue | undefined {
  const sampled = sampleNeed(sampler, need, faults)
  if (!sampled || !unsendable?.has(sampled.examples[sampled.preferredName])) return sampled
  const schema = { allOf: [need.media.schema ?? true, unsendable.rest] }
  const other = sampleNeed(sampler, { ...need, media: { schema } }, [])
  return other ?? sampled
}

/**
 * Validator of a single parameter. The schema covers all parameters of its location, so violations
 * of other parameters are ignored.
 */
function gateOfOne(gate: Sampler['gate'], name: string): Pick<Sampler['gate'], 'check'> {
  const pointer = pointerStep(name)
  return {
    check(schema, value) {
      const violations = (gate.check(schema, { [name]: value }) ?? [])
        .filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`))
        .map(({ path, reason }) => ({ path: path.slice(pointer.length), reason }))
      return violations.length > 0 ? violations : null
    },
  }
}

function sampleParameters(
  { contract, gate }: Sampler,
  { operation, parameters }: OperationPlan,
  where: ParameterPlace,
  faults: SampleFault[],
): Record<string, unknown> {
  const values: [string, unknown][] = []
  const { schema } = parameters[where]
  if (schema === undefined) return {}
  for (const parameter of parametersIn(operation.parameters, where)) {
    const need: Need = {
      contract,
      place: `${operation.key} ${where} ${parameter.name}`,
      pointer: `${operation.pointer}/parameters`,
      schema,
      media: { ...parameter, schema: parameterSchema(parameter) },
      direction: 'request',
    }
    // Optional parameters are not sent, but their documented examples are validated.
    const hasExamples = 'example' in parameter || 'examples' in parameter
    if (!parameter.required && !hasExamples) continue
    const sampler = { contract, gate: gateOfOne(gate, parameter.name) }
    const sampled = sampleSent(sampler, need, faults, unsendableIn(where))
    if (sampled && parameter.required) {
      values.push([parameter.name, sampled.examples[sampled.preferredName]])
    }
  }
  return Object.fromEntries(values)
}

/** Samples a valid request with the required parameters and the body. */
export function sampleRequest(
  sampler: Sampler,
  plan: OperationPlan,
  faults: SampleFault[],
): SampleRequest {
  const { operation, body } = plan
  const place = (where: ParameterPlace) => sampleParameters(sampler, plan, where, faults)
  const request: SampleRequest = {
    path: place('path'),
    query: place('query'),
    headers: place('headers'),
    cookies: place('cookies'),
  }
  const content = operation.body?.content ?? {}
  const mediaType = answerMediaType(body?.content ?? {}, content)
  const bytes = mediaType === undefined ? undefined : sampleBytes(mediaType, body?.bytes ?? {})
  if (bytes) return { ...request, ...bytes }
  const schema = body?.content[mediaType ?? '']
  const media = content[mediaType ?? '']
  if (mediaType === undefined || !media || schema === undefined) return request
  const need: Need = {
    contract: sampler.contract,
    place: `${operation.key} body`,
    pointer: `${operation.pointer}/requestBody`,
    schema,
    media,
    direction: 'request',
  }
  const sampled = sampleSent(sampler, need, faults, unsendableAs(mediaType))
  return sampled
    ? {
        ...request,
        mediaType: concreteMediaType(mediaType),
        body: sampled.examples[sampled.preferredName],
      }
    : request
}
