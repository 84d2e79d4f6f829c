import type { HttpHandler } from 'msw/http'
import type { Answer, Operation } from '../contract/operations.ts'
import { ask, type Reply } from '../send/ask.ts'
import { type Extras, requestOf, type Sample } from '../send/request.ts'
import type { Bench } from './judgeReply.ts'

/** Result of one check; `wrong` is empty for a success. */
export type Finding = { check: string; operation: string; what: string; wrong: string[] }

/** Operation with its sample and handlers. */
export type Subject = Bench & {
  handlers: HttpHandler[]
  operation: Operation
  sample: Sample
  /** Drops everything that was sent to the handlers. */
  reset: (() => void) | undefined
}

/** Sends a sample or a variant of it. */
export const send = (
  { document, handlers, operation, sample }: Subject,
  changes: Partial<Sample> = {},
  extras: Extras = {},
): Promise<Reply | undefined> =>
  ask(handlers, requestOf(document, operation, { ...sample, ...changes }, extras))

/** Documented answer for a status: itself, its class, or the default. */
export const answerFor = ({ answers }: Operation, status: number): Answer | undefined =>
  [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()))
    .find((answer) => answer !== undefined)

/** True if an operation documents failures only, so that a valid request may fail. */
export const onlyFails = ({ answers }: Operation): boolean =>
  answers.length > 0 && answers.every(({ status }) => /^[45]/.test(status))

/** Short form of a reply for messages. */
export const inShort = (reply: Reply | undefined): string =>
  reply ? `${reply.status} ${reply.type} ${reply.text.slice(0, 200)}` : 'no handler takes it'

/** Findings for a valid request that is rejected; empty if it is accepted. */
export const findRejection = (reply: Reply | undefined): string[] =>
  reply && ![400, 404, 405, 406, 415, 422, 501].includes(reply.status) ? [] : [inShort(reply)]
