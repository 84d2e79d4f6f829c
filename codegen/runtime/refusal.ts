import { HttpResponse } from 'msw/http'
import type { Check, Violation } from './validation.ts'

/** A request that breaks the contract. `unreadable` has a body that cannot be parsed at all. */
export type Refused = { kind: 'invalid' | 'unreadable'; violations: Violation[] }

type Checks = Readonly<Record<string, Check | undefined>>

/** 422 or 400, whichever the contract documents for the operation. */
function statusOf(refused: Refused, checks: Checks): number {
  const wanted = refused.kind === 'unreadable' ? [400, 422] : [422, 400]
  return wanted.find((status) => checks[status]) ?? wanted[0] ?? 400
}

/** An envelope that tells the violations in its details; of an unreadable body it tells nothing. */
const envelope = ({ kind, violations }: Refused) =>
  kind === 'unreadable'
    ? { success: false, code: 'BODY_UNREADABLE' }
    : {
        success: false,
        code: 'REQUEST_INVALID',
        value: {
          problems: violations.map(({ path, reason }) => ({
            path: path.slice(0, 300),
            code: 'CONTRACT',
            reason: reason.slice(0, 1000),
          })),
        },
      }

/** Problem details (RFC 9457), which any client can read. */
const problemDetails = ({ violations }: Refused, status: number) => ({
  type: 'about:blank',
  title: 'The request breaks the contract',
  status,
  detail: violations.map(({ path, reason }) => `${path || 'the body'} ${reason}`).join('; '),
  errors: violations,
})

/**
 * The answer to a request that breaks the contract. It names what is wrong, in the shape that the
 * contract documents for it where one of ours fits, and else as problem details.
 */
export function refusalOf(refused: Refused, checks: Checks): Response {
  const status = statusOf(refused, checks)
  const ours = envelope(refused)
  const shapes = [checks[status], checks['422'], checks['400'], checks['4XX'], checks['500']]
  const check = shapes.find((one) => one !== undefined) ?? checks.default
  if (check && check(ours) === null) return HttpResponse.json(ours, { status })
  const headers = { 'Content-Type': 'application/problem+json' }
  return HttpResponse.json(problemDetails(refused, status), { status, headers })
}

/** The answer in place of one that was written by hand and breaks the contract. */
export function brokenAnswer(key: string, violations: Violation[]): Response {
  const problem = {
    type: 'about:blank',
    title: 'The answer that was written by hand breaks the contract',
    status: 500,
    detail: violations.map(({ path, reason }) => `${path || 'the body'} ${reason}`).join('; '),
    instance: key,
    errors: violations,
  }
  const headers = { 'Content-Type': 'application/problem+json' }
  return HttpResponse.json(problem, { status: 500, headers })
}
