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

/** Whose call it is: a persona by her name, `operator`, or `visitor`, who shows nothing. */
export type Who = string

/** A request's parts, before it is one. */
export type Parts = Omit<SampleRequest, 'cookies'> & {
  who?: Who
  /** A token to send, in place of one of `who`. */
  token?: string
  /** The body as it travels, in place of `body`. */
  raw?: BodyInit
}

type Envelope = { success?: boolean; code?: string; value?: unknown }

export type Reply = {
  status: number
  headers: Headers
  /** The envelope, or nothing. */
  body: Envelope | undefined
}

/**
 * What an answer carries.
 * @throws when it is no answer with a value.
 */
export function answerValue<Value>({ status, body }: Reply): Value {
  if (body?.value === undefined) throw new Error(`${status} without a value`)
  // The contract's own: the peer has passed the answer.
  return body.value as Value
}

/** Who may make a call of the kind. */
export function rightCaller({ security, access }: ContractOperation): Who {
  if (security.includes('operatorCookie')) return 'operator'
  if (!security.includes('playerToken')) return 'visitor'
  return access === 'agent' ? 'carla' : 'ana'
}

/**
 * The contract's own request of a call, by who may make it, under an idempotency key of its own.
 */
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

/** The address of a call, with its path and query filled in. */
function addressOf(operation: ContractOperation, { path, query }: Parts): string {
  const filled = texts(path).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const search = new URLSearchParams(texts(query)).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** Makes the calls of one platform, and holds every answer against the contract. */
export function createCalls(platform: Platform) {
  let operatorHeaders: Promise<Record<string, string>> | undefined
  let encryptionKey: Promise<PublicKey> | undefined
  const sessions = new Map<Who, Promise<string>>()

  const fetchKey = async () => {
    const answer = await fetch(`${platform.origin}/wps/system/status`)
    const { value } = (await answer.json()) as { value: components['schemas']['Status'] }
    const [key] = value.encryption.keys
    if (!key) throw new Error('The status tells no key')
    return key
  }

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
      // A form's values are texts.
      return new URLSearchParams(texts(body as Record<string, unknown>)).toString()
    }
    if (!operation.encrypted) return JSON.stringify(body)
    encryptionKey ??= fetchKey()
    const path = addressOf(operation, { ...parts, query: {} })
    return JSON.stringify(await seal(await encryptionKey, { method: operation.method, path }, body))
  }

  /** Makes a call as its parts say, and judges nothing. */
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
    const bytes = Buffer.from(await response.arrayBuffer())
    const isEnvelope = response.headers.get('Content-Type')?.startsWith('application/json') === true
    const { status, headers } = response
    const body = isEnvelope ? JSON.parse(bytes.toString()) : undefined
    return { status, headers, content: bytes.toString('latin1'), body }
  }

  /**
   * Makes a call and holds its answer against the contract by the peer.
   * @param generic statuses that no operation has to list.
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

  /** Makes a call that has to succeed. @returns the answer's value. */
  async function succeed(key: OperationKey, changes: Partial<Parts> = {}): Promise<unknown> {
    const operation = operationOf(key)
    const { status, body } = await send(operation, { ...sampleParts(operation), ...changes })
    if (status === 200 && body?.success) return body.value
    throw new Error(`${key} answers ${status} ${JSON.stringify(body)}`)
  }

  return {
    send,
    succeed,
    /** Has everybody begin a session again: a log-in ends those of before. */
    forgetSessions: () => sessions.clear(),
    /** A session that nobody else uses, for calls that end it. */
    openSession: (who: Who) => platform.openSession(who),
    openOperatorSession: () => platform.openOperatorSession(),
    /** Where the pages are that the platform's passkeys are bound to. */
    passkeyOrigin: platform.origin.replace('127.0.0.1', 'localhost'),
    lastCode: (to: string) => platform.lastCode(to),
    forgetAddresses: (username: string) => platform.forgetAddresses(username),
    orderTransfer: (username: string) => platform.orderTransfer(username),
    doWhatIsDue: () => platform.doWhatIsDue(),
    /**
     * What the vendor's own page does: a round of a game that was launched.
     * @returns the vendor's answer.
     */
    async playRound(launchUrl: string, stake: string): Promise<unknown> {
      const body = JSON.stringify({ stake, key: randomUUID() })
      const response = await fetch(`${platform.origin}${launchUrl}/bets`, { method: 'POST', body })
      return response.json()
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
