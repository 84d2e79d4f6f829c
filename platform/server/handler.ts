/** Types of hand-written handlers. `platform/gen/behaviour.ts` binds them to the contract. */

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
/** Type of `value` in a successful response; undefined for an operation without a value. */
export type ValueOf<Id extends OperationId> =
  Answer<Id> extends { value: infer Value } ? Value : undefined
/** Decrypted body of the request; bytes for an operation without JSON. */
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

export type CallerOf<Id extends OperationId> = Callers[Id] extends 'member'
  ? MemberCaller
  : Callers[Id] extends 'visitorOrMember'
    ? MemberCaller | Anyone
    : Callers[Id] extends 'operator'
      ? { kind: 'operator'; operator: string; sessionId: string }
      : Anyone

/** Rejection codes that an operation documents, and `NOT_FOUND` if it documents a 404. */
export type RejectionCode<Id extends OperationId> =
  | Rejections[Id]
  | (operations[Id]['responses'] extends { 404: unknown } ? 'NOT_FOUND' : never)

/** Validated, authenticated and decrypted request. */
export type Call<Id extends OperationId> = {
  context: Context<RejectionCode<Id>>
  query: ParametersOf<Id, 'query'>
  path: ParametersOf<Id, 'path'>
  headers: ParametersOf<Id, 'header'>
  body: BodyOf<Id>
  caller: CallerOf<Id>
  /** The request's `User-Agent`, truncated to the stored length. */
  userAgent: string
  place: CallPlace
  /** Cookies of the request by name. */
  cookies: Readonly<Record<string, string>>
  /**
   * IP address of the caller. Rate limits depend on this address, and the page for restricted
   * regions shows it.
   */
  ip: string
  /** Identifies the request in logs and in a failure's `reference`. */
  requestId: string
}

export type Outcome<Id extends OperationId> =
  | {
      kind: 'answer'
      value: ValueOf<Id>
      headers: Record<string, string>
      /** Further `Set-Cookie` headers, besides the one in `headers`. */
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
  /**
   * True if the demonstration simulated the rejection for a special input. Undefined if a business
   * rule caused it.
   */
  isProvoked?: true
}

/** File, sent without the envelope. */
type FileOutcome = { kind: 'file'; bytes: Uint8Array; headers: Record<string, string> }

/** File that is sent while it is written. */
type StreamOutcome = {
  kind: 'stream'
  chunks: AsyncIterable<string>
  headers: Record<string, string>
}

/** Failure that any operation may have. The error catalogue defines the status of its code. */
export type Fault = {
  kind: 'fault'
  code: ErrorCode
  details: RejectionDetails | undefined
  headers: Record<string, string>
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Outcome<Id> | Promise<Outcome<Id>>

/** Success. The value is undefined for an operation that only reports success. */
export function answer<Value>(value: Value, headers: Record<string, string> = {}) {
  return { kind: 'answer', value, headers } as const
}

/** Success that sets several cookies, each in its own `Set-Cookie` header. */
export function answerWithCookies<Value>(value: Value, [first, ...cookies]: [string, ...string[]]) {
  return { kind: 'answer', value, headers: { 'Set-Cookie': first }, cookies } as const
}

/** 304: the caller's cached response is current. */
export function notModified(headers: Record<string, string>) {
  return { kind: 'notModified', headers } as const
}

/** File of a media type, for an operation that returns bytes. */
export function file(
  bytes: Uint8Array,
  mediaType: string,
  headers: Record<string, string> = {},
): FileOutcome {
  return { kind: 'file', bytes, headers: { ...headers, 'Content-Type': mediaType } }
}

/** Text of a media type, sent in chunks as they are produced. An error aborts the response. */
export function stream(chunks: AsyncIterable<string>, mediaType: string): StreamOutcome {
  return { kind: 'stream', chunks, headers: { 'Content-Type': mediaType } }
}

/** Rejection by a business rule: status 200, `success: false`. */
export function reject<Code extends ErrorCode>(code: Code, details?: RejectionDetails) {
  return { kind: 'rejected', code, details } as const
}

/** Fault of the request or the server. The error catalogue defines its status. */
export function fault(
  code: ErrorCode,
  details?: RejectionDetails,
  headers: Record<string, string> = {},
): Fault {
  return { kind: 'fault', code, details, headers }
}
