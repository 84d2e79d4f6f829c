/**
 * The types that hand-written behaviour is written in; `platform/gen/behaviour.ts` binds them to
 * the contract.
 */

import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { operations } from '../../src/api/gen/paths.ts'
import type { MemberRow } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import type { RejectionDetails } from '../domain/base/context/rejection.ts'
import type { Callers, Rejections } from '../gen/callRules.ts'
import type { CallPlace } from './callPlace.ts'

export type OperationId = keyof operations & keyof Callers & keyof Rejections

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } }
  ? Json
  : never
type Answer<Id extends OperationId> = Extract<
  JsonOf<operations[Id]['responses'][200]>,
  { success: true }
>
/** What a success answer carries in `value`; undefined when the operation has nothing to tell. */
export type ValueOf<Id extends OperationId> =
  Answer<Id> extends { value: infer Value } ? Value : undefined
/** The request's body, decrypted; of a call that takes no JSON, its bytes. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content }
}
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Content extends { 'application/x-www-form-urlencoded': infer Form }
      ? Form
      : Uint8Array
  : undefined
type ParametersOf<Id extends OperationId, In extends 'query' | 'path' | 'header'> = Exclude<
  operations[Id]['parameters'][In],
  undefined
>

type Anyone = { kind: 'anyone' }
export type MemberCaller = { kind: 'member'; member: MemberRow; sessionId: string }

/** Who calls, as far as the operation demands it. */
export type CallerOf<Id extends OperationId> = Callers[Id] extends 'member'
  ? MemberCaller
  : Callers[Id] extends 'visitorOrMember'
    ? MemberCaller | Anyone
    : Callers[Id] extends 'operator'
      ? { kind: 'operator'; operator: string; sessionId: string }
      : Anyone

/** The codes that an operation documents, its 404 among them. */
export type RejectionCode<Id extends OperationId> =
  | Rejections[Id]
  | (operations[Id]['responses'] extends { 404: unknown } ? 'NOT_FOUND' : never)

/** One request that has passed the contract, its security and its encryption. */
export type Call<Id extends OperationId> = {
  context: Context<RejectionCode<Id>>
  query: ParametersOf<Id, 'query'>
  path: ParametersOf<Id, 'path'>
  headers: ParametersOf<Id, 'header'>
  body: BodyOf<Id>
  caller: CallerOf<Id>
  /** What the caller's browser calls itself, cut to what is kept of it. */
  userAgent: string
  place: CallPlace
  /** The request's cookies by name. */
  cookies: Readonly<Record<string, string>>
  /** The caller's address, for rate limits and the region page. */
  ip: string
  /** Names this request in logs and in a failure's `reference`. */
  requestId: string
}

export type Outcome<Id extends OperationId> =
  | {
      kind: 'answer'
      value: ValueOf<Id>
      headers: Record<string, string>
      /** Further `Set-Cookie` headers. */
      cookies?: readonly string[]
    }
  | { kind: 'notModified'; headers: Record<string, string> }
  | FileOutcome
  | StreamOutcome
  | RejectedOutcome<Rejections[Id]>
  | Fault

type RejectedOutcome<Code> = {
  kind: 'rejected'
  code: Code
  details: RejectionDetails | undefined
  /** Whether a person's input asked for it, by no rule. */
  isProvoked?: true
}

/** A file as it is, without the envelope. */
type FileOutcome = { kind: 'file'; bytes: Uint8Array; headers: Record<string, string> }

/** A file that is written while it is sent. */
type StreamOutcome = {
  kind: 'stream'
  chunks: AsyncIterable<string>
  headers: Record<string, string>
}

/** A failure that any operation may have; its code's status is in the error catalogue. */
export type Fault = {
  kind: 'fault'
  code: ErrorCode
  details: RejectionDetails | undefined
  headers: Record<string, string>
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Outcome<Id> | Promise<Outcome<Id>>

/** A success. Without a value for operations that only say that they succeeded. */
export function answer<Value>(value: Value, headers: Record<string, string> = {}) {
  return { kind: 'answer', value, headers } as const
}

/** A success that sets several cookies, each a `Set-Cookie` header. */
export function answerWithCookies<Value>(value: Value, [first, ...cookies]: [string, ...string[]]) {
  return { kind: 'answer', value, headers: { 'Set-Cookie': first }, cookies } as const
}

/** The caller has what is in force (304). */
export function notModified(headers: Record<string, string>) {
  return { kind: 'notModified', headers } as const
}

/** A file of a media type, for an operation that answers with bytes. */
export function file(
  bytes: Uint8Array,
  mediaType: string,
  headers: Record<string, string> = {},
): FileOutcome {
  return { kind: 'file', bytes, headers: { ...headers, 'Content-Type': mediaType } }
}

/** A text of a media type, sent in chunks as they are made; a throw cuts the answer. */
export function stream(chunks: AsyncIterable<string>, mediaType: string): StreamOutcome {
  return { kind: 'stream', chunks, headers: { 'Content-Type': mediaType } }
}

/** A rejected business rule: status 200, `success: false`. */
export function reject<Code extends ErrorCode>(code: Code, details?: RejectionDetails) {
  return { kind: 'rejected', code, details } as const
}

/** A fault of the request or the server, at the status that the catalogue gives its code. */
export function fault(
  code: ErrorCode,
  details?: RejectionDetails,
  headers: Record<string, string> = {},
): Fault {
  return { kind: 'fault', code, details, headers }
}
