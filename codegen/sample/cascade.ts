import type { Gate } from '../contract/gate.ts'
import type { Violation } from '../runtime/validation.ts'
import { overBudget } from './budget.ts'
import type { Need } from './candidate.ts'
import { compose } from './compose/compose.ts'
import { attempt } from './compose/unsatisfiableError.ts'
import { namedExamples, schemaExamples } from './fromExample.ts'
import { seedOf } from './seed.ts'

/** Valid values for one schema. */
export type SampledValue = {
  /** Source of the values: examples of the contract, or values that the composer generated. */
  source: 'example' | 'compose'
  /** Name of the value that is used by default. */
  preferredName: string
  /** Valid values by name. */
  examples: Record<string, unknown>
  /** Names of equally good values. A mock may use any of them. The first is the preferred one. */
  variants: string[]
  /** Examples of the contract that violate their schema. */
  invalidExamples: { name: string; violations: Violation[] }[]
}

/** Result if no valid value was found, with the violations of each generated value. */
export type SampleFailure = {
  source: undefined
  invalidExamples: SampledValue['invalidExamples']
  attempts: Violation[][]
  /** Reason why no value can be valid, if that is proven. */
  contradiction?: string
}

type Judge = (value: unknown) => Violation[] | null

const tooMuch: Judge = (value) => {
  const reason = overBudget(value)
  return reason === undefined ? null : [{ path: '', reason }]
}

/** Separates the contract's examples into valid and invalid ones. */
function judgeExamples(need: Need, judge: Judge) {
  const examples: Record<string, unknown> = {}
  const refused: SampledValue['invalidExamples'] = []
  for (const { name, value } of namedExamples(need)) {
    const violations = judge(value)
    if (violations) refused.push({ name, violations })
    else examples[name] = value
  }
  return { examples, refused }
}

type Composed = {
  values: unknown[]
  attempts: SampleFailure['attempts']
  contradiction?: string
}

/**
 * Number of additional attempts, each with a new seed, if no generated value was valid. These
 * attempts also include required properties that only the other side (client or server) sends.
 */
const spareSeeds = 2

/** Generates distinct valid values. The search ends when a value cannot be composed. */
function composeValues(need: Need, judge: Judge): Composed {
  const { contract, direction, place, media, variants: wanted = 1 } = need
  const values = new Map<string, unknown>()
  const attempts: SampleFailure['attempts'] = []
  for (let variant = 0; variant < wanted + spareSeeds; variant += 1) {
    const isSpare = variant >= wanted
    if (isSpare && values.size > 0) break
    const seed = seedOf(place, variant === 0 ? '' : String(variant))
    const options = { seed, direction, isRepeated: values.size > 0, isComplete: isSpare }
    const { value, failure } = attempt(() => compose(contract, media.schema ?? true, options))
    if (failure) {
      const { pointer: path, reason, isProven, message } = failure
      attempts.push([{ path, reason }])
      if (isProven && !isSpare) return { values: [], attempts, contradiction: message }
      break
    }
    const violations = judge(value)
    if (violations) attempts.push(violations)
    else values.set(JSON.stringify(value), value)
  }
  return { values: [...values.values()], attempts }
}

const nameOf = (index: number) => (index === 0 ? 'generated' : `generated${index + 1}`)

/**
 * Finds valid values for one schema: examples of the response or request, else an example of the
 * schema, else generated values. Every value passed the validators that the generator writes.
 */
export function sampleValue(need: Need, gate: Pick<Gate, 'check'>): SampledValue | SampleFailure {
  const judge = (value: unknown) => gate.check(need.schema, value) ?? tooMuch(value)
  const { examples, refused: invalidExamples } = judgeExamples(need, judge)
  const [preferredName] = Object.keys(examples)
  if (preferredName !== undefined) {
    return {
      source: 'example',
      preferredName,
      examples,
      variants: [preferredName],
      invalidExamples,
    }
  }
  const described = schemaExamples(need).find(({ value }) => judge(value) === null)
  if (described) {
    const { name, value } = described
    const variants = [name]
    return {
      source: 'example',
      preferredName: name,
      examples: { [name]: value },
      variants,
      invalidExamples,
    }
  }
  const { values, attempts, contradiction } = composeValues(need, judge)
  if (values.length > 0) {
    const variants = values.map((_, index) => nameOf(index))
    const made = Object.fromEntries(values.map((value, index) => [nameOf(index), value]))
    return {
      source: 'compose',
      preferredName: nameOf(0),
      examples: made,
      variants,
      invalidExamples,
    }
  }
  if (contradiction !== undefined)
    return { source: undefined, invalidExamples, attempts, contradiction }
  return { source: undefined, invalidExamples, attempts }
}
