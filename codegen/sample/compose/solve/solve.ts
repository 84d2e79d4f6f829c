import { seedWithin } from '../../seed.ts'
import { createRandom, rotate } from '../random.ts'
import type { Choice, Shape } from '../shape.ts'
import { allFailed, attempt, locate, Unsatisfiable } from '../unsatisfiable.ts'
import { another, type Place, type Work } from '../work.ts'
import { extend } from './extend.ts'
import { isNullish } from './nullish.ts'

/** Schemas that a value must satisfy, with what was added while choosing. */
type Parts = readonly unknown[]

/** Makes a value of a shape in which nothing is left to choose. */
export type Finish = (parts: Parts, shape: Shape, place: Place) => unknown

/** How often another seed is tried for a value that only luck keeps from what is forbidden. */
const mostAttempts = 6

/** The ways of a choice, the most wanted first: which of them is up to the seed, null is last. */
function waysOf(work: Work, choice: Choice, place: Place): number[] {
  const indices = [...choice.options.keys()]
  if (choice.order === 'given') return indices
  const { preferredCount = 0, keyword } = choice
  const seed = seedWithin(place.seed, keyword)
  // The same turn for both, so that the way next to the wanted one is the same without its tag.
  const ways = [
    ...rotate(indices.slice(0, preferredCount), createRandom(seed)),
    ...rotate(indices.slice(preferredCount), createRandom(seed)),
  ]
  const isNull = (way: number) => isNullish(work.reader, choice.options[way]?.[0])
  return [...ways.filter((way) => !isNull(way)), ...ways.filter(isNull)]
}

/** Another branch of a `oneOf` that a value fits too. */
function otherFitting(
  work: Work,
  { branches = [], branchOf }: Choice,
  way: number,
  value: unknown,
) {
  const own = branchOf?.[way]
  const index = branches.findIndex((branch, place) => place !== own && work.judge(branch, value))
  return index < 0 ? undefined : { branch: branches[index] }
}

/**
 * Makes a value for one way of a choice. A value that fits other branches of a `oneOf` too is made
 * again, with those branches forbidden.
 */
function goOneWay(
  work: Work,
  parts: Parts,
  shape: Shape,
  choice: Choice,
  way: number,
  place: Place,
  finish: Finish,
): unknown {
  const option = choice.options[way] ?? []
  let forbidden: unknown[] = []
  const most = mostAttempts + (choice.branches?.length ?? 0)
  for (let round = 0; round <= most; round += 1) {
    work.spend()
    // What was forbidden last is solved first: if it cannot be, nothing else needs to be tried.
    const added = [...forbidden, ...option]
    const at = forbidden.length > 0 ? place : another(place, round)
    const extended = extend(work.reader, shape, choice, added)
    const value = solve(work, [...parts, ...added], extended, at, finish)
    const other = otherFitting(work, choice, way, value)
    const isForbidden =
      choice.forbiddenSchema !== undefined && work.judge(choice.forbiddenSchema, value)
    if (!other && !isForbidden) return value
    if (other) forbidden = [{ not: other.branch }, ...forbidden]
    else if (round >= mostAttempts) break
  }
  const reason = choice.keyword === 'oneOf' ? 'oneOf: every value found fits two branches' : 'not'
  throw new Unsatisfiable(place.pointer, reason, false)
}

/** How many reasons are told when every branch fails for one of its own. */
const mostReasons = 3

function withoutWay(
  choice: Choice,
  place: Place,
  failures: readonly Unsatisfiable[],
): Unsatisfiable {
  const { pointer, reason, isProven: proven } = allFailed(place.pointer, failures)
  const isProven = proven && choice.exhaustive
  const reasons = new Set(
    failures.map((failure) => {
      const inside = failure.pointer.slice(place.pointer.length)
      return inside === '' ? failure.reason : `${inside} ${failure.reason}`
    }),
  )
  const isListed = choice.keyword === 'oneOf' || choice.keyword === 'anyOf'
  if (!isListed || reasons.size < 2) return new Unsatisfiable(pointer, reason, isProven)
  const told = [...reasons].slice(0, mostReasons).join('; ')
  return new Unsatisfiable(
    place.pointer,
    `no branch of ${choice.keyword} is possible: ${told}`,
    isProven,
  )
}

/**
 * Makes a value of a shape: goes through the ways of its choices until one works, the last choice
 * first to be taken back.
 * @throws {Unsatisfiable} when none works.
 */
export function solve(
  work: Work,
  parts: Parts,
  shape: Shape,
  place: Place,
  finish: Finish,
): unknown {
  const [choice] = shape.choices
  if (!choice) return finish(parts, shape, place)
  const failures: Unsatisfiable[] = []
  for (const way of waysOf(work, choice, place)) {
    const { value, failure } = attempt(() =>
      locate(place.pointer, () => goOneWay(work, parts, shape, choice, way, place, finish)),
    )
    if (!failure) return value
    failures.push(failure)
  }
  throw withoutWay(choice, place, failures)
}
