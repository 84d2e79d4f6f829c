import { seedWithin } from '../../seed.ts'
import { createRandom, rotate } from '../random.ts'
import type { Choice, Shape } from '../shape.ts'
import { allFailed, attempt, locate, UnsatisfiableError } from '../unsatisfiableError.ts'
import { type Place, placeForAttempt, type Work } from '../work.ts'
import { extend } from './extend.ts'
import { isNullish } from './nullBranches.ts'

/** Schemas that the value must satisfy, including those of the chosen options. */
type Parts = readonly unknown[]

/** Function that composes a value for a shape whose choices are all made. */
export type Finish = (parts: Parts, shape: Shape, place: Place) => unknown

/**
 * Maximum number of attempts to compose a value that does not satisfy `forbiddenSchema` of the
 * choice.
 */
const mostAttempts = 6

/** Indices of a choice's options in the order of attempts: rotated by the seed, with null last. */
function waysOf(work: Work, choice: Choice, place: Place): number[] {
  const indices = [...choice.options.keys()]
  if (choice.order === 'given') return indices
  const { preferredCount = 0, keyword } = choice
  const seed = seedWithin(place.seed, keyword)
  // A branch may have both a preferred option and another one. The seed rotates the preferred and
  // the other options by the same number, so that the branches keep one order.
  const ways = [
    ...rotate(indices.slice(0, preferredCount), createRandom(seed)),
    ...rotate(indices.slice(preferredCount), createRandom(seed)),
  ]
  const isNull = (way: number) => isNullish(work.reader, choice.options[way]?.[0])
  return [...ways.filter((way) => !isNull(way)), ...ways.filter(isNull)]
}

/** Another branch of a `oneOf` that the value also matches. */
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
 * Composes a value for one option of a choice. If the value also matches another branch of a
 * `oneOf`, it is composed again and must not match that branch.
 */
function composeOption(
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
    work.countStep()
    // The branch that the last value also matched is forbidden first. A contradiction with this
    // branch is then found before the other forbidden branches are merged.
    const added = [...forbidden, ...option]
    const at = forbidden.length > 0 ? place : placeForAttempt(place, round)
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
  throw new UnsatisfiableError(place.pointer, reason, false)
}

/** Maximum number of reasons in the error when every option fails. */
const mostReasons = 3

function withoutWay(
  choice: Choice,
  place: Place,
  failures: readonly UnsatisfiableError[],
): UnsatisfiableError {
  const { pointer, reason, isProven: proven } = allFailed(place.pointer, failures)
  const isProven = proven && choice.exhaustive
  const reasons = new Set(
    failures.map((failure) => {
      const inside = failure.pointer.slice(place.pointer.length)
      return inside === '' ? failure.reason : `${inside} ${failure.reason}`
    }),
  )
  const isListed = choice.keyword === 'oneOf' || choice.keyword === 'anyOf'
  if (!isListed || reasons.size < 2) return new UnsatisfiableError(pointer, reason, isProven)
  const list = [...reasons].slice(0, mostReasons).join('; ')
  return new UnsatisfiableError(
    place.pointer,
    `no branch of ${choice.keyword} is possible: ${list}`,
    isProven,
  )
}

/**
 * Composes a value for a shape. Tries the options of its choices with backtracking until a
 * combination succeeds.
 * @throws {UnsatisfiableError} when no combination succeeds.
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
  const failures: UnsatisfiableError[] = []
  for (const way of waysOf(work, choice, place)) {
    const { value, failure } = attempt(() =>
      locate(place.pointer, () => composeOption(work, parts, shape, choice, way, place, finish)),
    )
    if (!failure) return value
    failures.push(failure)
  }
  throw withoutWay(choice, place, failures)
}
