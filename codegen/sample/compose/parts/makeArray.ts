import type { Demand } from '../demand.ts'
import { createRandom } from '../random.ts'
import { includesEqual } from '../schemaObject.ts'
import type { Contains, Shape } from '../shape.ts'
import { allFailed, attempt, contradiction, UnsatisfiableError } from '../unsatisfiableError.ts'
import { isRichAt, type Place, placeForAttempt, placeWithin, type Work } from '../work.ts'
import { demandOfItem, prefixLength } from './items.ts'

/** List that is being composed. */
type Draft = {
  work: Work
  shape: Shape
  place: Place
  items: unknown[]
  /** `contains` keywords that still need items. Each occurs once for every missing item. */
  pending: Contains[]
  counts: Map<Contains, number>
  most: number
}

/** Number of attempts to compose an item that differs from the others. */
const mostAttempts = 6

/** Length of the composed list: the required items, and a few more near the top level. */
function wantedLength(work: Work, shape: Shape, place: Place): number {
  const { minItems: least = 0, maxItems: most = Number.POSITIVE_INFINITY } = shape.bounds
  if (!isRichAt(work, place)) return least
  const tuple = prefixLength(shape)
  const natural = createRandom(place.seed).integer(1, place.depth < 2 ? 3 : 2)
  return Math.min(most, Math.max(least, tuple > 0 ? tuple : natural))
}

function makeUnique({ work, place, items }: Draft, demand: Demand, at: Place): unknown {
  for (let round = 0; round < mostAttempts; round += 1) {
    const item = work.make(demand, placeForAttempt(at, round))
    if (!includesEqual(items, item)) return item
  }
  const { value, failure } = attempt(() => work.make([...demand, { not: { enum: items } }], at))
  if (failure) throw new UnsatisfiableError(place.pointer, `uniqueItems: ${failure.reason}`, false)
  return value
}

/** Sets of `contains` keywords that the next item may satisfy, most useful first. */
function waysOf({ shape, pending, items, most, counts }: Draft): Contains[][] {
  const room = most - items.length
  const distinct = [...new Set(pending)]
  const ways: Contains[][] = distinct.map((contains) => [contains])
  if (pending.length > room) ways.unshift(distinct)
  // All items after the prefix have the same schema, so if this item cannot satisfy a `contains`,
  // no later item can.
  if (pending.length === 0 || items.length < prefixLength(shape)) ways.push([])
  const spare = shape.contains.filter((contains) => (counts.get(contains) ?? 0) < contains.most)
  for (const contains of spare) if (!distinct.includes(contains)) ways.push([contains])
  return ways
}

function makeItem(draft: Draft): unknown {
  const { work, shape, place, items } = draft
  const index = items.length
  const around = place.hint?.value
  // Items beyond the end of the contract's example resemble the items of the example.
  const shown = Array.isArray(around) && around.length > 0 ? around : undefined
  const hint = shown && { value: shown[index % shown.length] }
  const at = placeWithin(place, index, hint)
  const failures: UnsatisfiableError[] = []
  for (const fulfilled of waysOf(draft)) {
    const avoided = shape.contains.filter(
      (contains) => !fulfilled.includes(contains) && contains.most !== Number.POSITIVE_INFINITY,
    )
    const demand = demandOfItem(work, shape, index, fulfilled, avoided)
    if (!demand) {
      failures.push(new UnsatisfiableError(place.pointer, `no item ${index} is allowed`, true))
      continue
    }
    const { value, failure } = attempt(() =>
      shape.unique ? makeUnique(draft, demand, at) : work.make(demand, at),
    )
    if (!failure) return value
    failures.push(failure)
  }
  throw allFailed(place.pointer, failures)
}

function addItem(draft: Draft, item: unknown): void {
  const { work, shape, items, counts } = draft
  items.push(item)
  for (const contains of shape.contains) {
    if (!work.judge(contains.schema, item)) continue
    counts.set(contains, (counts.get(contains) ?? 0) + 1)
    const index = draft.pending.indexOf(contains)
    if (index >= 0) draft.pending.splice(index, 1)
  }
}

/**
 * Composes a list with its required items, and a few more near the top level.
 * @throws {UnsatisfiableError} when a required item is impossible.
 */
export function makeArray(work: Work, shape: Shape, place: Place): unknown[] {
  const { minItems: least = 0, maxItems: most = Number.POSITIVE_INFINITY } = shape.bounds
  if (least > most) throw contradiction(`minItems ${least} is more than maxItems ${most}`)
  const pending = shape.contains.flatMap((contains) =>
    Array.from({ length: contains.least }, () => contains),
  )
  const draft = { work, shape, place, items: [], pending, counts: new Map(), most }
  const items: unknown[] = draft.items
  const wanted = wantedLength(work, shape, place)
  while (items.length < most && (items.length < wanted || draft.pending.length > 0)) {
    const { value, failure } = attempt(() => makeItem(draft))
    if (failure) {
      if (items.length >= least && draft.pending.length === 0) break
      const isAlike = shape.contains.length < 2 && prefixLength(shape) === 0 && !shape.unique
      const isProven = failure.isProven && (shape.contains.length === 0 || isAlike)
      throw new UnsatisfiableError(failure.pointer, failure.reason, isProven)
    }
    addItem(draft, value)
  }
  if (draft.pending.length === 0) return items
  throw new UnsatisfiableError('', `contains: no more than ${most} items are allowed`, false)
}
