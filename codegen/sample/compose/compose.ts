import type { Contract, Reference, Schema } from '../../contract/contract.ts'
import { overBudget } from '../budget.ts'
import { type Demand, demandOf } from './demand.ts'
import { estimateOf } from './estimate.ts'
import { createJudge } from './judge/judge.ts'
import { make } from './make.ts'
import { type Reader, readerOf } from './reader.ts'
import { allFailed, attempt, UnsatisfiableError } from './unsatisfiableError.ts'
import { type Place, type Richness, StepLimitError, type Work } from './work.ts'

export type ComposeOptions = {
  seed: number
  /**
   * Direction of the value (request or response). Properties that only the other direction has are
   * omitted.
   */
  direction: 'request' | 'response'
  /** `full` includes optional parts within the size limits; `bare` includes only required parts. */
  richness?: 'full' | 'bare'
  /**
   * True if a similar value precedes this one, such as another item of a list. Identifying parts,
   * such as ids, are then composed instead of copied from the example.
   */
  isRepeated?: boolean
  /** True to include all required properties, even those that only the other direction has. */
  isComplete?: boolean
}

/** Maximum depth to which optional parts are included. */
const mostLevels = 6
/** Approximate maximum number of values in a body with optional parts. */
const wantedValues = 160

const bareAttempts: readonly Richness[] = [
  { optionalDepth: 0, repeats: 1, examples: true, mostSteps: 2000 },
  { optionalDepth: 0, repeats: 1, examples: false, mostSteps: 6000 },
]

/**
 * Settings of the attempts, from many optional parts to none, so that a schema with tight limits is
 * still satisfied.
 */
function* attemptsOf(demand: Demand, reader: Reader, richness: ComposeOptions['richness']) {
  if (richness !== 'bare') {
    const estimate = estimateOf(reader)
    let levels = 1
    while (levels < mostLevels && estimate(demand, levels + 1) <= wantedValues) levels += 1
    yield { optionalDepth: levels, repeats: 2, examples: true, mostSteps: 1000 }
    yield { optionalDepth: Math.ceil(levels / 2), repeats: 1, examples: true, mostSteps: 1000 }
  }
  yield* bareAttempts
}

function workOf(
  reader: Reader,
  { direction, isComplete = false }: ComposeOptions,
  richness: Richness,
): Work {
  let left = richness.mostSteps
  const work: Work = {
    reader,
    judge: createJudge(reader),
    direction,
    richness,
    isComplete,
    countStep() {
      left -= 1
      if (left < 0) throw new StepLimitError()
    },
    make: (demand, place) => make(work, demand, place),
  }
  return work
}

/** Composes a value once. Returns the failure if none is found within the size limits. */
function composeOnce(work: Work, demand: Demand, place: Place) {
  try {
    return attempt(() => {
      const value = work.make(demand, place)
      const reason = overBudget(value)
      if (reason !== undefined) throw new UnsatisfiableError('', reason, false)
      return value
    })
  } catch (thrown) {
    if (!(thrown instanceof StepLimitError || thrown instanceof RangeError)) throw thrown
    return { failure: new UnsatisfiableError('', 'the search for a value took too long', false) }
  }
}

/**
 * Composes a value for a schema of a contract. The value is realistic, within the size limits of a
 * body, and the same for the same seed.
 * @throws {UnsatisfiableError} when no value can exist (`isProven`), or when none was found.
 * @throws {ContractError} when a reference has no target.
 */
export function compose(
  contract: Contract,
  schema: Schema | Reference,
  options: ComposeOptions,
): unknown {
  const { seed, richness, isRepeated = false } = options
  const place: Place = { pointer: '', name: '', seed, depth: 0, open: new Map(), isRepeated }
  const reader = readerOf(contract)
  const demand = demandOf(reader, [schema])
  if (!demand) throw new UnsatisfiableError('', 'the schema false allows nothing', true)
  const failures: UnsatisfiableError[] = []
  for (const one of attemptsOf(demand, reader, richness)) {
    const { value, failure } = composeOnce(workOf(reader, options, one), demand, place)
    if (!failure) return value
    if (failure.isProven) throw failure
    failures.push(failure)
  }
  throw failures.at(-1) ?? allFailed('', [])
}
