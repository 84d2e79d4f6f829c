import type { Gate } from '../contract/gate.ts'
import type { Violation } from '../runtime/validation.ts'
import { overBudget } from './budget.ts'
import type { Candidate, Need, Source } from './candidate.ts'
import { namedExamples, schemaExamples } from './fromExample.ts'
import { fromFaker } from './fromFaker.ts'
import { fromSampler } from './fromSampler.ts'

/** A value that keeps the contract. */
export type Sampled = {
  source: Source
  /** The name of the one to answer with. */
  preferred: string
  /** All valid values by name: the contract's own examples, or the one that was generated. */
  examples: Record<string, unknown>
  /** The contract's own examples that break it. */
  refused: { name: string; violations: Violation[] }[]
}

/** Nothing that keeps the contract could be made; why, per candidate. */
export type Unsatisfied = {
  source: undefined
  refused: Sampled['refused']
  tried: { source: Source; violations: Violation[] }[]
}

const tooMuch = (value: unknown): Violation[] | null => {
  const reason = overBudget(value)
  return reason === undefined ? null : [{ path: '', reason }]
}

async function* generated(need: Need): AsyncGenerator<Candidate> {
  yield* schemaExamples(need)
  yield* fromSampler(need)
  yield* fromFaker(need)
}

/**
 * Finds a valid value: the contract's examples, then openapi-sampler, then json-schema-faker. The
 * gate has the last word on each; nothing passes that the contract's validators would refuse.
 */
export async function sampleValue(need: Need, gate: Gate): Promise<Sampled | Unsatisfied> {
  const judge = (value: unknown) => gate.check(need.schema, value) ?? tooMuch(value)
  const examples: Record<string, unknown> = {}
  const refused: Sampled['refused'] = []
  for (const { name, value } of namedExamples(need)) {
    const violations = judge(value)
    if (violations) refused.push({ name, violations })
    else examples[name] = value
  }
  const [preferred] = Object.keys(examples)
  if (preferred !== undefined) return { source: 'example', preferred, examples, refused }

  const tried: Unsatisfied['tried'] = []
  for await (const { source, name, value } of generated(need)) {
    const violations = judge(value)
    if (!violations) return { source, preferred: name, examples: { [name]: value }, refused }
    tried.push({ source, violations })
  }
  return { source: undefined, refused, tried }
}
