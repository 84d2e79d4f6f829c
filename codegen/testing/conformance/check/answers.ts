import type { Answer, Operation } from '../contract/operations.ts'
import { concrete, essence } from '../send/bodies.ts'
import { answerFor, type Finding, inShort, type Subject, send } from './checks.ts'
import { judgeReply } from './judgeReply.ts'

const isSuccess = (status: string) => /^2/.test(status)

/**
 * True if a response to a request without a `Prefer` header may have this status. The status must
 * be a success, unless the contract documents only redirects and errors.
 */
function isExpected({ answers }: Operation, status: number): boolean {
  const successes = answers.filter((answer) => isSuccess(answer.status))
  const hasFailure = answers.some((answer) => !answer.status.startsWith('1'))
  if (hasFailure && successes.length === 0) return true
  return status >= 200 && status < 300
}

/** Checks that the sample request gets a success response that satisfies the contract. */
export async function checkFirst(subject: Subject): Promise<Finding[]> {
  const { operation } = subject
  const reply = await send(subject)
  // `Response` does not support 1xx statuses. If the contract documents no other status, any
  // success without a body is valid.
  const nothing: Answer = { status: '2XX', content: [], headers: [] }
  const isFree = operation.answers.every(({ status }) => status.startsWith('1'))
  const answer = reply && (isFree ? nothing : answerFor(operation, reply.status))
  const wrong =
    !reply || !answer || !isExpected(operation, reply.status)
      ? [inShort(reply)]
      : await judgeReply(subject, operation, answer, reply)
  return [{ check: 'first answer', operation: operation.key, what: 'the sample', wrong }]
}

/**
 * Status to request for a documented key. For a class such as `4XX`, a status of the class that the
 * contract does not document separately.
 */
function statusOf({ answers }: Operation, documentedStatus: string): number | undefined {
  if (/^\d+$/.test(documentedStatus)) return Number(documentedStatus)
  const isFree = (status: number) => !answers.some((answer) => answer.status === String(status))
  const start = documentedStatus === 'default' ? 500 : Number(documentedStatus[0]) * 100
  return [start, start + 3, start + 18, start + 2].find(isFree)
}

/**
 * Checks that each documented status can be requested with `Prefer`. Statuses below 200 are
 * skipped, since `Response` does not support them.
 */
export async function checkStatuses(subject: Subject): Promise<Finding[]> {
  const { operation } = subject
  const findings = operation.answers.map(async (answer): Promise<Finding[]> => {
    const status = statusOf(operation, answer.status)
    if (status === undefined || status < 200 || status > 599) return []
    const reply = await send(subject, {}, { headers: { Prefer: `code=${status}` } })
    const wrong =
      reply?.status !== status
        ? [inShort(reply)]
        : await judgeReply(subject, operation, answer, reply)
    return [{ check: 'status', operation: operation.key, what: answer.status, wrong }]
  })
  return (await Promise.all(findings)).flat()
}

/**
 * Checks that each documented media type of the first success status can be requested with
 * `Accept`.
 */
export async function checkNegotiation(subject: Subject): Promise<Finding[]> {
  const { operation } = subject
  const answer = operation.answers.find(({ status }) => isSuccess(status))
  const status = answer && statusOf(operation, answer.status)
  if (!answer || status === undefined || answer.content.length < 2) return []
  const findings = answer.content.map(async ({ type }): Promise<Finding> => {
    const wanted = essence(concrete(type))
    const headers = { Accept: wanted, Prefer: `code=${status}` }
    const reply = await send(subject, {}, { headers })
    const isWanted = reply?.status === status && reply.type === wanted
    const wrong = isWanted ? await judgeReply(subject, operation, answer, reply) : [inShort(reply)]
    return { check: 'negotiation', operation: operation.key, what: `Accept: ${wanted}`, wrong }
  })
  return Promise.all(findings)
}
