import { type HeaderObject, type ResponseObject, resolve } from '../contract/contract.ts'
import type { Operation } from '../contract/operations.ts'
import type { Direction } from './change.ts'
import { compareContent } from './compareContent.ts'
import type { Comparison, OperationFindings } from './comparison.ts'

type Responses = Record<string, ResponseObject>

const isSuccess = (status: string) => /^[123]/.test(status)

const classOf = (status: string) => `${status[0]}XX`

/**
 * Response that documents a status: under the status itself, its class (`4XX`), or `default` for an
 * error.
 */
function responseFor(responses: Responses, status: string): ResponseObject | undefined {
  const ofClass = Object.keys(responses).find((key) => key.toUpperCase() === classOf(status))
  const described = responses[status] ?? (ofClass === undefined ? undefined : responses[ofClass])
  return described ?? (isSuccess(status) ? undefined : responses.default)
}

/**
 * Rank of a header by its `required` keyword: 2 if true, 1 if the keyword is absent, 0 if false.
 */
const certainty = ({ required }: HeaderObject) => (required === undefined ? 1 : required ? 2 : 0)

function compareHeaders(
  place: string,
  comparison: Comparison,
  oldResponse: ResponseObject,
  newResponse: ResponseObject,
  findings: OperationFindings,
) {
  const named = (side: 'before' | 'after', { headers = {} }: ResponseObject) =>
    new Map(
      Object.entries(headers).map(([name, header]) => [
        name.toLowerCase(),
        resolve<HeaderObject>(comparison[side], header),
      ]),
    )
  const [before, after] = [named('before', oldResponse), named('after', newResponse)]
  for (const [name, header] of before) {
    const found = after.get(name)
    const at = `${place} header ${name}`
    if (!found) {
      findings.add('breaking', at, 'is gone')
      continue
    }
    if (certainty(found) < certainty(header))
      findings.add('breaking', at, 'is no longer always there')
    findings.schemas(at, header.schema, found.schema, 'response')
  }
  for (const name of after.keys()) {
    if (!before.has(name)) findings.add('added', `${place} header ${name}`, 'is new')
  }
}

/**
 * Compares the responses of an operation. If a contract does not document a status, the status is
 * compared with the response for its class (`4XX`) or with `default`. A new status is breaking if
 * the old contract documents no status of its class.
 */
export function compareResponses(
  comparison: Comparison,
  { responses: before }: Operation,
  { responses: after }: Operation,
  direction: Direction,
  findings: OperationFindings,
): void {
  const statuses = new Set([...Object.keys(before), ...Object.keys(after)])
  const classes = new Set([...Object.keys(before)].map(classOf))
  for (const status of statuses) {
    const place = `response ${status}`
    const [oldResponse, newResponse] = [responseFor(before, status), responseFor(after, status)]
    if (oldResponse && newResponse) {
      compareContent(place, oldResponse.content, newResponse.content, direction, findings)
      compareHeaders(place, comparison, oldResponse, newResponse, findings)
    } else if (oldResponse) {
      findings.add(isSuccess(status) ? 'breaking' : 'changed', place, 'is gone')
    } else if (classes.has(classOf(status)) || direction === 'request') {
      findings.add('added', place, 'is new')
    } else {
      findings.add('breaking', place, 'is new, and no status like it was answered before')
    }
  }
}
