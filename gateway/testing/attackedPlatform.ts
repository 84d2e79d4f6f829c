/** Gateways for attack tests, with the production handlers and one shared database. */

import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { createOutbox } from '../../platform/domain/base/context/outbox.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { behaviour } from '../../platform/handlers/all.ts'
import { createPasskeyVerifier } from '../../platform/server/passkeyVerifier.ts'
import { createServer } from '../../platform/server/server.ts'
import { memberRow, seal } from '../../platform/server/serverForTests.ts'
import { createScryptPasswords } from '../context/scryptPasswords.ts'
import { cheapHashes } from './testGateway.ts'

type OpenStore = { store: DomainStore; close: () => Promise<void> }

export const memberPassword = 'Gavea-2026-azul'
export const paymentPassword = '482915'
const operatorPassword = 'correct-horse-battery'

/**
 * Starts one gateway per store. All stores use the same database, which contains one member account
 * and one operator account. The test sets the clock (`time.now`).
 */
export async function startAttackedPlatform(stores: readonly OpenStore[]) {
  const time = { now: Date.UTC(2026, 10, 21, 12) }
  const hashes = { verified: 0 }
  // The cost of a hash changes only the duration of the tests, because the tests count how often a
  // password is verified.
  const passwords = createScryptPasswords(cheapHashes)
  const counted = {
    admit: passwords.admit,
    hash: passwords.hash,
    isCommon: passwords.isCommon,
    verify: (password: string, hash: string) => {
      hashes.verified += 1
      return passwords.verify(password, hash)
    },
  }
  const gateways = stores.map(({ store }) => {
    const { sms, mail } = createOutbox()
    const context = createContext({
      store,
      now: () => time.now,
      passwords: counted,
      providers: { sms, mail },
      passkeys: createPasskeyVerifier('https://portico.test'),
    })
    return { context, server: createServer(context, behaviour, { rateLimits: {} }) }
  })
  const [first] = gateways
  if (!first) throw new Error('There is no gateway')
  const member = memberRow({
    id: 'm-ana',
    username: 'ana',
    usernameKey: 'ana',
    passwordHash: await passwords.hash(memberPassword),
    mobileNum: '11987650001',
    countryDialingCode: '+55',
    email: 'ana@example.com',
    passwordChangedAt: time.now,
    profile: { paymentPassword: await passwords.hash(paymentPassword), payeeName: 'Ana Souza' },
  })
  await first.context.store.members.insert(member)
  const passwordHash = await passwords.hash(operatorPassword)
  await first.context.store.operators.insert({ id: 'operator', passwordHash })

  const send = async (
    gateway: (typeof gateways)[number],
    path: string,
    { body, method = 'POST', ip = '203.0.113.9', headers = {} }: SentCall,
  ) => {
    const request = new Request(`http://portico.test${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const response = await gateway.server(request, { ip })
    if (!response) throw new Error(`Nothing answers ${path}`)
    // The cast is safe: every response body in the contract is an envelope.
    const answer = (await response.json()) as Envelope
    return { status: response.status, headers: response.headers, answer }
  }
  return {
    first,
    gateways,
    member,
    time,
    hashes,
    send,
    async login(gateway: (typeof gateways)[number], password: string, more: LoginChanges = {}) {
      const { ip, headers, ...changes } = more
      const fields = { username: 'ana', password, type: 'username', ...changes }
      const body = await seal(gateway.context, 'POST /wps/session/login', fields)
      return send(gateway, '/wps/session/login', { body, ip, headers })
    },
    /** Calls `work` `times` times in parallel, distributed over all gateways. */
    atOnce: <Result>(
      times: number,
      work: (gateway: (typeof gateways)[number], index: number) => Promise<Result>,
    ): Promise<Result[]> =>
      Promise.all(
        Array.from({ length: times }, (_, index) =>
          work(gateways[index % gateways.length] ?? first, index),
        ),
      ),
    /** Waits for the background work of the gateways, then closes the databases. */
    async close() {
      await Promise.all(gateways.map(({ context }) => context.background.waitUntilIdle()))
      await Promise.all(stores.map(({ close }) => close()))
    },
  }
}

export type AttackedPlatform = Awaited<ReturnType<typeof startAttackedPlatform>>

type SentCall = {
  body: unknown
  method?: 'POST' | 'PUT'
  ip?: string | undefined
  headers?: Record<string, string> | undefined
}
type LoginChanges = {
  username?: string
  type?: 'sms'
  ip?: string
  headers?: Record<string, string>
}
type Envelope = {
  success: boolean
  code?: string
  value?: Record<string, unknown> & { token?: string; secondStep?: { ticket: string } }
}
