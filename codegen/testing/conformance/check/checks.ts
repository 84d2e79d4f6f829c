import type { HttpHandler } from 'msw/http'
import type { Answer, Operation } from '../contract/operations.ts'
import { ask, type Reply } from '../send/ask.ts'
import { type Extras, requestOf, type Sample } from '../send/request.ts'
import type { Bench } from './judgeReply.ts'

/** One thing that was looked at: nothing is wrong when `wrong` is empty. */
export type Finding = { check: string; operation: string; what: string; wrong: string[] }

/** An operation, with what it is asked with. */
export type Subject = Bench & {
  handlers: HttpHandler[]
  operation: Operation
  sample: Sample
  /** Makes the handlers forget what was sent. */
  reset: (() => void) | undefined
}

/** Sends a sample, or one like it. */
export const send = (
  { document, handlers, operation, sample }: Subject,
  changes: Partial<Sample> = {},
  extras: Extras = {},
): Promise<Reply | undefined> =>
  ask(handlers, requestOf(document, operation, { ...sample, ...changes }, extras))

/** The documented answer for a status: itself, its class, or the default. */
export const answerFor = ({ answers }: Operation, status: number): Answer | undefined =>
  [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()))
    .find((answer) => answer !== undefined)

/** Whether an operation documents nothing but failures, so that a good request may fail. */
export const onlyFails = ({ answers }: Operation): boolean =>
  answers.length > 0 && answers.every(({ status }) => /^[45]/.test(status))

/** A reply in a few words, for a message. */
export const inShort = (reply: Reply | undefined): string =>
  reply ? `${reply.status} ${reply.type} ${reply.text.slice(0, 200)}` : 'no handler takes it'

/** What says that a request which keeps the contract is not taken; nothing when it is. */
export const findRejection = (reply: Reply | undefined): string[] =>
  reply && ![400, 404, 405, 406, 415, 422, 501].includes(reply.status) ? [] : [inShort(reply)]
