import { randomUUID } from 'node:crypto'
import type { components } from '../../src/api/gen/paths.ts'
import { seal } from './seal.ts'

type Schemas = components['schemas']

/** Union of all response bodies. Each test reads the fields of the calls that it sends. */
type TestBody = {
  success?: boolean
  code?: string
  reference?: string
  value?: Partial<
    Schemas['Status'] &
      Schemas['PublishedRules'] &
      Schemas['Registered'] &
      Schemas['LoggedIn'] &
      Schemas['OperatorSession'] &
      Omit<Schemas['RejectionDetails'], 'fields'> & {
        /** Fields of the registration rules, or the invalid fields of a rejection. */
        fields: Partial<Schemas['FieldRule'] & Schemas['FieldRefusal']>[]
      } & Schemas['MemberInfo']
  >
}

type Call = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

export type TestAnswer = { status: number; headers: Headers; body: TestBody }

/**
 * Client of a gateway. The client uses only the calls of the contract.
 *
 * @param always headers sent with every call.
 * @param onAnswer called with every response.
 */
export function createTestClient(
  origin: string,
  always: Record<string, string> = {},
  onAnswer: (answer: TestAnswer) => void = () => {},
) {
  const send = async (method: string, path: string, call: Call = {}) => {
    const { body, signal } = call
    const headers = { ...always, ...call.headers }
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(signal && { signal }),
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const { status, headers: received } = response
    // Every response body in the contract is an envelope, and the gateway under test validates its
    // responses.
    const envelope = (text === '' ? {} : JSON.parse(text)) as TestBody
    const answer: TestAnswer = { status, headers: received, body: envelope }
    onAnswer(answer)
    return answer
  }
  const sealBody = async (method: string, path: string, body: unknown) => {
    const status = await send('GET', '/wps/system/status')
    const key = status.body.value?.encryption?.keys[0]
    if (!key) throw new Error('The status tells no key')
    return seal(key, { method, path }, body)
  }
  return {
    send,
    sealBody,
    /** Registers a player by username. `key` is the idempotency key of this submission. */
    async register(user: Record<string, unknown>, key: string = randomUUID()) {
      const path = '/wps/member/register'
      const body = await sealBody('PUT', path, user)
      return send('PUT', path, { body, headers: { 'Idempotency-Key': key } })
    },
    async login(username: string, password: string) {
      const path = '/wps/session/login'
      const body = await sealBody('POST', path, { username, password, type: 'username' })
      return send('POST', path, { body })
    },
    /** Logs the operator in. @returns the response, and the headers for the operator's calls. */
    async operator(password: string) {
      const body = { username: 'operator', password }
      const answer = await send('POST', '/ops/session', { body })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      const csrf = String(answer.body.value?.csrfToken)
      return { answer, headers: { Cookie: cookie, 'X-CSRF-Token': csrf } }
    },
  }
}

/** Registration form with valid defaults. `fields` adds or replaces form fields. */
export function newPlayer(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    rulesVersion: 1,
    termsAccepted: true,
    login: true,
    registerUrl: 'http://127.0.0.1/register',
    domain: '127.0.0.1',
    registerMethod: 'WEB',
    password: 'Gavea2026',
    confirmPassword: 'Gavea2026',
    birthday: '1992-02-29',
    ...fields,
  }
}
