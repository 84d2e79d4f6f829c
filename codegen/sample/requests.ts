import { parameterSchema, parametersIn } from '../contract/parameterFacts.ts'
import type { OperationPlan } from '../contract/plan.ts'
import type { ParameterPlace } from '../runtime/parameters.ts'
import { spokenMediaType } from './answers.ts'
import { sampleBytes } from './bytes.ts'
import type { Need } from './candidate.ts'
import { concreteMediaType } from './mediaTypes.ts'
import type { SampleFault } from './sampleError.ts'
import { type Sampler, sampleNeed } from './sampleNeed.ts'

/** A request that keeps the contract. */
export type SampleRequest = Record<ParameterPlace, Record<string, unknown>> & {
  mediaType?: string
  body?: unknown
  /** A body of bytes, in base64. */
  base64?: string
}

async function sampleParameters(
  sampler: Sampler,
  { operation, parameters }: OperationPlan,
  where: ParameterPlace,
  faults: SampleFault[],
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {}
  for (const parameter of parametersIn(operation.parameters, where)) {
    const schema = parameters[where].each[parameter.name]
    if (schema === undefined) continue
    const need: Need = {
      contract: sampler.contract,
      place: `${operation.key} ${where} ${parameter.name}`,
      schema,
      media: { ...parameter, schema: parameterSchema(parameter) },
      direction: 'request',
    }
    const sampled = await sampleNeed(sampler, need, faults)
    if (sampled && parameter.required) values[parameter.name] = sampled.examples[sampled.preferred]
  }
  return values
}

/** A valid request of an operation, with what is required and a body when it takes one. */
export async function sampleRequest(
  sampler: Sampler,
  plan: OperationPlan,
  faults: SampleFault[],
): Promise<SampleRequest> {
  const { operation, body } = plan
  const place = (where: ParameterPlace) => sampleParameters(sampler, plan, where, faults)
  const request: SampleRequest = {
    path: await place('path'),
    query: await place('query'),
    headers: await place('headers'),
    cookies: await place('cookies'),
  }
  const content = operation.body?.content ?? {}
  const mediaType = spokenMediaType(body?.content ?? {}, content)
  const bytes = mediaType === undefined ? undefined : sampleBytes(mediaType, body?.bytes ?? {})
  if (bytes) return { ...request, ...bytes }
  const schema = body?.content[mediaType ?? '']
  const media = content[mediaType ?? '']
  if (mediaType === undefined || !media || schema === undefined) return request
  const need: Need = {
    contract: sampler.contract,
    place: `${operation.key} body`,
    schema,
    media,
    direction: 'request',
  }
  const sampled = await sampleNeed(sampler, need, faults)
  return sampled
    ? {
        ...request,
        mediaType: concreteMediaType(mediaType),
        body: sampled.examples[sampled.preferred],
      }
    : request
}
