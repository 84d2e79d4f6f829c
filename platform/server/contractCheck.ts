/** Validates requests and responses against the contract. */

import { problemLimits, rejectionDetailsLimits } from '../../src/api/gen/limits.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { requestValidators, responseValidators } from '../../src/api/gen/validators.js'
import type { OperationKey } from '../gen/behaviour.ts'
import { FaultError } from './faultError.ts'

type Problem = components['schemas']['Problem']
type Violation = { path: string; reason: string }

export const takesBody = (key: OperationKey): boolean =>
  requestValidators[key].body(undefined) !== null

/** Parameters of a request, converted to the contract's types. */
export type Parameters = Record<'query' | 'path' | 'headers', Record<string, unknown>>

/**
 * Reads and validates the parameters and the body of a request.
 * @throws {FaultError} 422 that lists every violation.
 */
export function checkRequest(
  key: OperationKey,
  request: { query: URLSearchParams; path: Record<string, string>; headers: Headers },
  body: unknown,
): Parameters {
  const { read, body: checkBody } = requestValidators[key]
  const query = read.query(request.query)
  const path = read.path(request.path)
  const headers = read.headers(request.headers)
  const problems = [query, path, headers]
    .flatMap(({ violations }) => violations ?? [])
    .map(toProblem)
  const bodyProblems = (checkBody(body) ?? []).map((one) => ({
    ...toProblem(one),
    ...place(one, body),
  }))
  if (problems.length + bodyProblems.length > 0) {
    throw new FaultError('REQUEST_INVALID', {
      problems: [...problems, ...bodyProblems].slice(0, rejectionDetailsLimits.problems.maxItems),
    })
  }
  return { query: query.values, path: path.values, headers: headers.values }
}

const toProblem = ({ path, reason }: Violation): Problem => ({
  path: path.slice(0, problemLimits.path.maxLength),
  code: 'CONTRACT',
  reason: reason.slice(0, problemLimits.reason.maxLength),
})

const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Location of a violation: the name of the innermost list item that contains the violation, and the
 * name of the item's property that violates the contract.
 */
function place({ path }: Violation, body: unknown): Pick<Problem, 'field' | 'property'> {
  const steps = path.split('/').slice(1).map(unescapeStep)
  let found: Pick<Problem, 'field' | 'property'> = {}
  let value = body
  for (const [index, step] of steps.entries()) {
    const inList = Array.isArray(value)
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) break
    value = Object.getOwnPropertyDescriptor(value, step)?.value
    const name = inList ? nameOf(value) : undefined
    if (name === undefined) continue
    const property = steps[index + 1]
    found = {
      field: name.slice(0, problemLimits.field.maxLength),
      ...(property === undefined
        ? {}
        : { property: property.slice(0, problemLimits.property.maxLength) }),
    }
  }
  return found
}

const nameOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'
    ? item.name
    : undefined

/** Violation of the contract by a response, as text for developers; undefined if there is none. */
export function answerViolation(
  key: OperationKey,
  status: number,
  body: unknown,
): string | undefined {
  const check = responseValidators[key][status]
  if (!check) return `the contract has no answer ${status}`
  return check(body)
    ?.map(({ path, reason }) => `${path} ${reason}`.trim())
    .join('; ')
}
