import type { Contract } from '../contract/contract.ts'
import type { Gate } from '../contract/gate.ts'
import type { Violation } from '../runtime/validation.ts'
import type { Need } from './candidate.ts'
import { type SampledValue, sampleValue } from './cascade.ts'
import type { SampleFault } from './sampleError.ts'

/** Contract and validators for sampling. */
export type Sampler = { contract: Contract; gate: Pick<Gate, 'check'> }

const inWords = (violations: Violation[]) =>
  violations
    .slice(0, 5)
    .map(({ path, reason }) => `${path || 'the value'} ${reason}`)
    .join('; ')

/**
 * Samples one value, and adds its problems to `faults`. Returns undefined if no valid value was
 * found.
 */
export function sampleNeed(
  { gate }: Sampler,
  need: Need,
  faults: SampleFault[],
): SampledValue | undefined {
  const sampled = sampleValue(need, gate)
  const { place, pointer } = need
  const placed = { place, ...(pointer === undefined ? {} : { pointer }) }
  for (const { name, violations } of sampled.invalidExamples) {
    faults.push({
      kind: 'example',
      ...placed,
      message: `the example '${name}' breaks its schema: ${inWords(violations)}`,
    })
  }
  if (sampled.source) return sampled
  if (sampled.contradiction !== undefined) {
    const message = `nothing can be valid: ${sampled.contradiction}`
    const kind = need.direction === 'request' ? 'unsendable' : 'contradiction'
    faults.push({ kind, ...placed, message })
    return undefined
  }
  const tried = sampled.attempts.map((violations) => `\n    ${inWords(violations)}`)
  faults.push({
    kind: 'nothingFound',
    ...placed,
    message: `no valid value was found; write a valid example, or see whether its schema contradicts itself${[...new Set(tried)].join('')}`,
  })
  return undefined
}
