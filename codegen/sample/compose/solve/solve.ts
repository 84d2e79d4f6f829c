import { seedWithin } from '../../seed.ts'
import { createRandom, rotate } from '../random.ts'
import type { Choice, Shape } from '../shape.ts'
import { allFailed, attempt, locate, UnsatisfiableError } from '../unsatisfiableError.ts'
import { type Place, placeForAttempt, type Work } from '../work.ts'
import { extend } from './extend.ts'
import { isNullish } from './nullBranches.ts'

/** Schemas for a value, with those of the selected options. */
type Parts = readonly unknown[]

/** Composes a value of a shape without open choices. */
export type Finish = (parts: Parts, shape: Shape, place: Place) => unknown

/** Number of further seeds for a value that avoids forbidden schemas by chance. */
const mostAttempts = 6

/** Options of a choice in the order of attempts: rotated by the seed, null last. */
function waysOf(work: Work, choice: Choice, place: Place): number[] {
  const indices = [...choice.options.keys()]
  if (choice.order === 'given') return indices
  const { preferredCount = 0, keyword } = choice
  const seed = seedWithin(place.seed, keyword)
  // Both groups are rotated alike, so that each preferred option and its plain one correspond.
  const ways = [
    ...rotate(indices.slice(0, preferredCount), createRandom(seed)),
    ...rotate(indices.slice(preferredCount), createRandom(seed)),
  ]
  const isNull = (way: number) => isNullish(work.reader, choice.options[way]?.[0])
  return [...ways.filter((way) => !isNull(way)), ...ways.filter(isNull)]
}

/** Another branch of a `oneOf` that a value matches. */
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
 * Composes a value for one option of a choice. A value that matches other branches of a `oneOf` is
 * composed again with those branches forbidden.
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
    // The latest forbidden schema is solved first: if it is impossible, no other needs an attempt.
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

/** Maximum number of reported reasons when every branch fails. */
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
 * Composes a value of a shape: tries the options of its choices with backtracking until one
 * succeeds.
 * @throws {UnsatisfiableError} when none succeeds.
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
