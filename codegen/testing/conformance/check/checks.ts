import type { HttpHandler } from 'msw/http'
import type { Answer, Operation } from '../contract/operations.ts'
import { ask, type Reply } from '../send/ask.ts'
import { type Extras, requestOf, type Sample } from '../send/request.ts'
import type { Bench } from './judgeReply.ts'

/** Result of one check. `wrong` lists the problems; it is empty if the check passed. */
export type Finding = { check: string; operation: string; what: string; wrong: string[] }

/** Operation of a contract with its sample request and the mock's handlers. */
export type Subject = Bench & {
  handlers: HttpHandler[]
  operation: Operation
  sample: Sample
  /** Drops the state that earlier requests created; undefined for a stateless mock. */
  reset: (() => void) | undefined
}

/** Sends the sample request with changes, and returns the response. */
export const send = (
  { document, handlers, operation, sample }: Subject,
  changes: Partial<Sample> = {},
  extras: Extras = {},
): Promise<Reply | undefined> =>
  ask(handlers, requestOf(document, operation, { ...sample, ...changes }, extras))

/** Documented response for a status: for the status itself, its class, or `default`. */
export const answerFor = ({ answers }: Operation, status: number): Answer | undefined =>
  [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()))
    .find((answer) => answer !== undefined)

/** True if an operation documents only failures, so that a valid request may fail. */
export const onlyFails = ({ answers }: Operation): boolean =>
  answers.length > 0 && answers.every(({ status }) => /^[45]/.test(status))

/** Summary of a response for messages. */
export const inShort = (reply: Reply | undefined): string =>
  reply ? `${reply.status} ${reply.type} ${reply.text.slice(0, 200)}` : 'no handler takes it'

/**
 * Returns an empty list if a valid request was accepted; otherwise a list with a summary of the
 * response.
 */
export const findRejection = (reply: Reply | undefined): string[] =>
  reply && ![400, 404, 405, 406, 415, 422, 501].includes(reply.status) ? [] : [inShort(reply)]
