import type { Gate } from '../contract/gate.ts'
import type { Violation } from '../runtime/validation.ts'
import { overBudget } from './budget.ts'
import type { Need } from './candidate.ts'
import { compose } from './compose/compose.ts'
import { attempt } from './compose/unsatisfiable.ts'
import { namedExamples, schemaExamples } from './fromExample.ts'
import { seedOf } from './seed.ts'

/** A value that keeps the contract. */
export type SampledValue = {
  /** Where it came from: the contract itself, or the generator. */
  source: 'example' | 'compose'
  /** The name of the one to answer with. */
  preferredName: string
  /** All valid values by name: the contract's own examples, or those that were generated. */
  examples: Record<string, unknown>
  /** The names of those that are as good as the preferred one, which is the first. */
  variants: string[]
  /** The contract's own examples that break it. */
  invalidExamples: { name: string; violations: Violation[] }[]
}

/** Nothing that keeps the contract could be made; why, per candidate. */
export type SampleFailure = {
  source: undefined
  invalidExamples: SampledValue['invalidExamples']
  attempts: Violation[][]
  /** Why no value can exist, where that is proven. */
  contradiction?: string
}

type Judge = (value: unknown) => Violation[] | null

const tooMuch: Judge = (value) => {
  const reason = overBudget(value)
  return reason === undefined ? null : [{ path: '', reason }]
}

/** The contract's own examples, those that break their schema apart. */
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
  tried: SampleFailure['attempts']
  contradiction?: string
}

/**
 * How many more seeds are tried while no value passes: then with all that the contract requires of
 * either side.
 */
const spareSeeds = 2

/**
 * The values that the generator makes, each once. A proof that there is no value ends the search.
 */
function composed(need: Need, judge: Judge): Composed {
  const { contract, direction, place, media, variants: wanted = 1 } = need
  const values = new Map<string, unknown>()
  const tried: SampleFailure['attempts'] = []
  for (let variant = 0; variant < wanted + spareSeeds; variant += 1) {
    const isSpare = variant >= wanted
    if (isSpare && values.size > 0) break
    const seed = seedOf(place, variant === 0 ? '' : String(variant))
    const options = { seed, direction, isRepeated: values.size > 0, isComplete: isSpare }
    const { value, failure } = attempt(() => compose(contract, media.schema ?? true, options))
    if (failure) {
      const { pointer: path, reason, isProven, message } = failure
      tried.push([{ path, reason }])
      if (isProven && !isSpare) return { values: [], tried, contradiction: message }
      break
    }
    const violations = judge(value)
    if (violations) tried.push(violations)
    else values.set(JSON.stringify(value), value)
  }
  return { values: [...values.values()], tried }
}

const nameOf = (index: number) => (index === 0 ? 'generated' : `generated${index + 1}`)

/**
 * Finds valid values: the contract's examples, then what the generator makes. The gate has the last
 * word on each; nothing passes that the contract's validators would refuse.
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
  const { values, tried: attempts, contradiction } = composed(need, judge)
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
