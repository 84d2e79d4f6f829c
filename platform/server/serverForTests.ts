/** Server over an empty context, with a clock and handlers that a test sets. */

import { toBase64 } from '../../src/lib/base64.ts'
import { additionalData, type EncryptedPayload } from '../../src/lib/encryptedPayload.ts'
import { openOperatorSession } from '../domain/accounts/session/sessions.ts'
import { collections, type MemberRow } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import { createMemoryStore } from '../domain/base/storage/memoryStore.ts'
import { createContext } from '../domain/ports.ts'
import { type Behaviour, type OperationKey, operationTable } from '../gen/behaviour.ts'
import { publicKeys } from './encryptionKeys.ts'
import { createServer, type ServerFailure, type ServerOptions } from './server.ts'

const testTime = Date.UTC(2026, 10, 21, 12)

/** Context at noon UTC of 21 November 2026. A test moves its clock through `time.now`. */
export function contextForTests(overrides: Partial<Omit<Context, 'reject'>> = {}) {
  const time = { now: testTime }
  const store = createMemoryStore(collections)
  const cheap = { passwordIterations: 1, proofOfWork: 1000 }
  const context = createContext({ store, now: () => time.now, ...cheap, ...overrides })
  return { context, time, store }
}

type CallParts = {
  path?: string
  query?: string
  headers?: Record<string, string>
  /** Body of the request, sent as JSON; strings, bytes and streams are sent unchanged. */
  body?: unknown
  ip?: string
}

type TestAnswer = {
  success?: boolean
  code?: string
  message?: string
  reference?: string
  value?: Record<string, unknown> & { problems?: Record<string, string>[] }
}

const isRaw = (body: unknown): body is string | ReadableStream | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof ReadableStream || body instanceof Uint8Array

/** Creates the server, and `send` to call one of its operations. */
export function serverForTests(stubs: Partial<Behaviour> = {}, options: ServerOptions = {}) {
  const base = contextForTests()
  const failures: ServerFailure[] = []
  const unexpected = Object.fromEntries(
    Object.keys(operationTable).map((key) => [
      key,
      () => {
        throw new Error(`${key} was not expected`)
      },
    ]),
  )
  // An operation without a stub gets a handler that fails.
  const behaviour = { ...unexpected, ...stubs } as Behaviour
  const report = (failure: ServerFailure) => failures.push(failure)
  const server = createServer(base.context, behaviour, { checkAnswers: true, report, ...options })

  const send = async (key: OperationKey, parts: CallParts = {}) => {
    const { method, path } = operationTable[key]
    const { body, ip = '203.0.113.9' } = parts
    // Node requires `duplex` for a stream body; the DOM types do not have it.
    const init: RequestInit & { duplex: 'half' } = {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...parts.headers,
      },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
      duplex: 'half',
    }
    const request = new Request(
      `http://portico.test${parts.path ?? path}${parts.query ?? ''}`,
      init,
    )
    const response = await server(request, { ip })
    if (!response) throw new Error(`Nothing answers ${key}`)
    const text = await response.text()
    const isPicture = response.headers.get('Content-Type')?.startsWith('image/') === true
    // Responses are JSON unless they are empty or pictures, and the tests check their form.
    const answer = (text === '' || isPicture ? {} : JSON.parse(text)) as TestAnswer
    return { status: response.status, headers: response.headers, text, answer }
  }
  return { ...base, server, send, failures }
}

export async function operatorHeaders(context: Context): Promise<Record<string, string>> {
  const { setCookie, csrfToken } = await openOperatorSession(context, 'operator')
  return { Cookie: setCookie.split(';')[0] ?? '', 'X-CSRF-Token': csrfToken }
}

/** Encrypts a body as a page does. `changes` modify the payload. */
export async function seal(
  context: Context,
  key: OperationKey,
  body: unknown,
  changes: Partial<EncryptedPayload> = {},
): Promise<EncryptedPayload> {
  const [live] = await publicKeys(context)
  if (!live) throw new Error('There is no key')
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
  const raw = random(32)
  const iv = random(12)
  const { method, path } = operationTable[key]
  const bound = {
    keyId: live.keyId,
    time: changes.time ?? context.now(),
    nonce: changes.nonce ?? toBase64(random(16)),
  }
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData({ method, path, ...bound }) },
    aes,
    new TextEncoder().encode(text),
  )
  const wrapped = await wrap(live.publicKey, toBase64(raw))
  return {
    enc: 'v2',
    ...bound,
    key: wrapped,
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
    ...changes,
  }
}

async function wrap(pem: string, text: string): Promise<string> {
  const der = Uint8Array.from(atob(pem.replaceAll(/-----[^-]+-----|\s/g, '')), (character) =>
    character.charCodeAt(0),
  )
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', der, algorithm, false, ['encrypt'])
  const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text))
  return toBase64(new Uint8Array(bytes))
}

export const memberRow = (changes: Partial<MemberRow> = {}): MemberRow => ({
  id: 'm-1',
  username: 'Ana',
  usernameKey: 'ana',
  passwordHash: '',
  type: 0,
  nickname: 'Ana',
  currency: 'BRL',
  countryDialingCode: null,
  mobileNum: null,
  email: null,
  profile: {},
  registration: {
    method: 'username',
    registerMethod: 'WEB',
    registerUrl: '',
    domain: '',
    referralCode: '',
    affiliateCode: '',
    rulesVersion: 1,
  },
  firstTimeLogin: false,
  createdAt: testTime,
  passwordChangedAt: testTime,
  ...changes,
})
