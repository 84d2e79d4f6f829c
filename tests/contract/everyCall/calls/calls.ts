import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { seal } from '../../../../gateway/testing/seal.ts'
import { type SampleRequest, sampleRequests } from '../../../../mocks/gen/requests.ts'
import type { OperationKey } from '../../../../platform/gen/behaviour.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import { type ContractOperation, operationOf } from './document.ts'
import { judgeReply, type ReceivedAnswer } from './judgeReply.ts'
import type { Platform } from './platform.ts'

type PublicKey = components['schemas']['Status']['encryption']['keys'][number]

/** Caller: the name of a persona, `operator`, or `visitor` for no credentials. */
export type Who = string

export type Parts = Omit<SampleRequest, 'cookies'> & {
  who?: Who
  /** Session token to send instead of a token of `who`. */
  token?: string
  /** Encoded body to send instead of `body`. */
  raw?: BodyInit
}

type Envelope = { success?: boolean; code?: string; value?: unknown }

export type Reply = {
  status: number
  headers: Headers
  /** Envelope of the response; undefined if it has none. */
  body: Envelope | undefined
}

/**
 * The value of a response.
 * @throws when the response has no value.
 */
export function answerValue<Value>({ status, body }: Reply): Value {
  if (body?.value === undefined) throw new Error(`${status} without a value`)
  // `send` has validated the response against the contract.
  return body.value as Value
}

export function rightCaller({ security, access }: ContractOperation): Who {
  if (security.includes('operatorCookie')) return 'operator'
  if (!security.includes('playerToken')) return 'visitor'
  return access === 'agent' ? 'carla' : 'ana'
}

/** The contract's sample request, from an allowed caller, with a new idempotency key. */
export function sampleParts(operation: ContractOperation): Parts {
  const { path, query, headers, mediaType, body } = structuredClone(sampleRequests[operation.key])
  return {
    path,
    query,
    headers: { ...headers, ...(operation.idempotent && { 'Idempotency-Key': randomUUID() }) },
    ...(mediaType === undefined ? {} : { mediaType, body }),
    who: rightCaller(operation),
  }
}

const texts = (values: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )

/** Path of a call's URL, with its parameters and query filled in. */
function addressOf(operation: ContractOperation, { path, query }: Parts): string {
  const filled = texts(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const search = new URLSearchParams(texts(query)).toString()
  return search === '' ? filled : `${filled}?${search}`
}

async function fetchKey(origin: string): Promise<PublicKey> {
  const answer = await fetch(`${origin}/wps/system/status`)
  const { value } = (await answer.json()) as { value: components['schemas']['Status'] }
  const [key] = value.encryption.keys
  if (!key) throw new Error('The status tells no key')
  return key
}

async function readReply(response: Response): Promise<Reply & ReceivedAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isEnvelope = response.headers.get('Content-Type')?.startsWith('application/json') === true
  const { status, headers } = response
  const body = isEnvelope ? JSON.parse(bytes.toString()) : undefined
  return { status, headers, content: bytes.toString('latin1'), body }
}

/** Creates functions that call a platform and check every response against the contract. */
export function createCalls(platform: Platform) {
  let operatorHeaders: Promise<Record<string, string>> | undefined
  let encryptionKey: Promise<PublicKey> | undefined
  const sessions = new Map<Who, Promise<string>>()

  async function credentials({ who = 'visitor', token }: Parts): Promise<Record<string, string>> {
    if (token !== undefined) return { Authorization: `Bearer ${token}` }
    if (who === 'visitor') return {}
    if (who === 'operator') {
      operatorHeaders ??= platform.openOperatorSession()
      return operatorHeaders
    }
    const session = sessions.get(who) ?? platform.openSession(who)
    sessions.set(who, session)
    return { Authorization: `Bearer ${await session}` }
  }

  async function bodyFor(
    operation: ContractOperation,
    parts: Parts,
  ): Promise<BodyInit | undefined> {
    if (parts.raw !== undefined) return parts.raw
    const { mediaType, body } = parts
    if (mediaType === undefined || body === undefined) return undefined
    if (mediaType === 'application/x-www-form-urlencoded') {
      // Form fields are texts.
      return new URLSearchParams(texts(body as Record<string, unknown>)).toString()
    }
    if (!operation.encrypted) return JSON.stringify(body)
    encryptionKey ??= fetchKey(platform.origin)
    const path = addressOf(operation, { ...parts, query: {} })
    return JSON.stringify(await seal(await encryptionKey, { method: operation.method, path }, body))
  }

  /** Sends a request without checking the response. */
  async function ask(operation: ContractOperation, parts: Parts): Promise<Reply & ReceivedAnswer> {
    const sent = await bodyFor(operation, parts)
    const response = await fetch(`${platform.origin}${addressOf(operation, parts)}`, {
      method: operation.method,
      headers: {
        ...(parts.mediaType === undefined ? {} : { 'Content-Type': parts.mediaType }),
        ...(await credentials(parts)),
        ...Object.fromEntries(texts(parts.headers)),
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    return readReply(response)
  }

  /**
   * Sends a request and checks the response with the independent validator.
   * @param generic statuses that operations need not document.
   */
  async function send(
    operation: ContractOperation,
    parts: Parts,
    generic: readonly number[] = [],
  ): Promise<Reply> {
    const reply = await ask(operation, parts)
    const told = `${reply.status} ${JSON.stringify(reply.body)?.slice(0, 600)}`
    expect(await judgeReply(operation, reply, generic), told).toEqual([])
    return reply
  }

  /** Makes a call that must succeed. @returns the value of the response. */
  async function succeed(key: OperationKey, changes: Partial<Parts> = {}): Promise<unknown> {
    const operation = operationOf(key)
    const { status, body } = await send(operation, { ...sampleParts(operation), ...changes })
    if (status === 200 && body?.success) return body.value
    throw new Error(`${key} answers ${status} ${JSON.stringify(body)}`)
  }

  return {
    send,
    succeed,
    /** Drops the cached sessions. Call it after a log-in that has ended them. */
    forgetSessions: () => sessions.clear(),
    /** Opens a new session, for calls that end it. */
    openSession: (who: Who) => platform.openSession(who),
    openOperatorSession: () => platform.openOperatorSession(),
    /** Origin of the pages that the platform's passkeys are bound to. */
    passkeyOrigin: platform.origin.replace('127.0.0.1', 'localhost'),
    lastCode: (to: string) => platform.lastCode(to),
    forgetAddresses: (username: string) => platform.forgetAddresses(username),
    orderTransfer: (username: string) => platform.orderTransfer(username),
    doWhatIsDue: () => platform.doWhatIsDue(),
    /**
     * Plays a round of a launched slot, as the vendor's page does.
     * @param stake in minor units.
     * @returns the vendor's response.
     */
    async playRound(launchUrl: string, stake: number): Promise<unknown> {
      const body = JSON.stringify({ stake, key: randomUUID() })
      const response = await fetch(`${platform.origin}${launchUrl}/spin`, { method: 'POST', body })
      return response.json()
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
