import { randomUUID } from 'node:crypto'
import { openStore } from '../../../../gateway/store/openStore.ts'
import { createTestFolder, startTestGateway } from '../../../../gateway/testing/testGateway.ts'
import { mockOperator, mockSeed } from '../../../../mocks/mockOperator.ts'
import { startMocks } from '../../../../mocks/node.ts'
import { usernameKey } from '../../../../platform/domain/accounts/account/accountName.ts'
import {
  openOperatorSession,
  openSession,
} from '../../../../platform/domain/accounts/session/sessions.ts'
import type { Context } from '../../../../platform/domain/base/context/context.ts'
import type { Behaviour } from '../../../../platform/gen/behaviour.ts'
import type { MailMessage } from '../../../../platform/providers.ts'
import type { RateLimits } from '../../../../platform/server/rateLimit.ts'

/** A platform that serves the contract's calls over HTTP, with the personas. */
export type Platform = {
  origin: string
  /**
   * Opens a session of a persona, a member or an agent, without a log-in call.
   * @returns the session's token.
   */
  openSession(username: string): Promise<string>
  /** @returns the headers of a new operator session. */
  openOperatorSession(): Promise<Record<string, string>>
  /** The latest code sent to a number in national format or to an e-mail address. */
  lastCode(to: string): Promise<string>
  /**
   * Forgets the known IP addresses of an account, so that its next log-in comes from an unknown IP
   * address.
   */
  forgetAddresses(username: string): Promise<void>
  /**
   * Creates a bank-transfer order. A call could create it only during banking hours.
   * @returns its id.
   */
  orderTransfer(username: string): Promise<string>
  /** Runs the due jobs. Does nothing on a gateway, since a gateway runs them by itself. */
  doWhatIsDue(): Promise<void>
  stop(): Promise<void>
}

export type Starter = {
  /** Starts a platform with these rate limits. Only one platform may run at a time. */
  start(rateLimits: RateLimits): Promise<Platform>
  /** Removes the data of the started platforms. */
  remove(): Promise<void>
}

const memberId = (username: string) => `m-${username}`

type Source = Pick<Context, 'store' | 'now' | 'randomBytes'>

/** Changes to the store that no call offers. */
const actsIn = (source: Source) => ({
  openSession: (username: string) => openSession(source, memberId(username)),
  async openOperatorSession() {
    const { setCookie, csrfToken } = await openOperatorSession(source, mockOperator.username)
    const [cookie = ''] = setCookie.split(';')
    return { Cookie: cookie, 'X-CSRF-Token': csrfToken }
  },
  async forgetAddresses(username: string) {
    const where = { usernameKey: usernameKey(username) }
    const [member] = await source.store.members.find({ where, limit: 1 })
    if (!member) throw new Error(`Nobody is ${username}`)
    await source.store.knownAddresses.remove({ memberId: member.id })
  },
  async orderTransfer(username: string) {
    const now = source.now()
    const id = `d-${randomUUID()}`
    await source.store.deposits.insert({
      id,
      memberId: memberId(username),
      method: 'BANK_TRANSFER',
      provider: null,
      status: 'PENDING',
      amount: 50_000,
      fee: 0,
      paidAmount: null,
      creditedBefore: null,
      returnedAmount: null,
      failureReason: null,
      payer: null,
      proof: null,
      currency: 'BRL',
      createdAt: now,
      expiresAt: now + 3_600_000,
      endedAt: null,
    })
    return id
  },
})

/** Latest code in messages to an address. @param messages the oldest first. */
function codeIn(messages: readonly Pick<MailMessage, 'to' | 'code'>[], address: string): string {
  const last = messages.findLast(({ to }) => to.endsWith(address))
  if (last?.code === undefined) throw new Error(`No code was sent to ${address}`)
  return last.code
}

/** The mocks. They intercept the `fetch` of this process through MSW. */
export const onMocks = (behaviour: Partial<Behaviour> = {}): Starter => ({
  async start(rateLimits) {
    const mocks = await startMocks({ behaviour, rateLimits, seed: { ...mockSeed, past: true } })
    return {
      origin: 'https://portico.test',
      ...actsIn(mocks.context),
      lastCode: async (to) => {
        const sent = [...mocks.outbox.messages(), ...mocks.outbox.mails()]
        return codeIn(sent.toReversed(), to)
      },
      doWhatIsDue: mocks.runDueJobs,
      stop: async () => mocks.stop(),
    }
  },
  remove: async () => {},
})

/** A gateway over HTTP, on the embedded database or on the one from `useDatabases`. */
export async function onGateway(): Promise<Starter> {
  const folder = await createTestFolder()
  return {
    async start(rateLimits) {
      const gateway = await startTestGateway(folder, { personas: true, rateLimits })
      const beside = await openStore(folder)
      const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
      return {
        origin: gateway.url,
        ...actsIn({ store: beside.store, now: Date.now, randomBytes }),
        async lastCode(to) {
          // Read from the database, since a gateway responds before its message is sent.
          const orderBy = { column: 'sentAt', direction: 'ascending' } as const
          const rows = await beside.store.smsCodes.find({ orderBy })
          return codeIn(
            rows.map(({ id, code }) => ({ to: id, code })),
            to,
          )
        },
        doWhatIsDue: async () => {},
        async stop() {
          await beside.close()
          await gateway.close()
        },
      }
    },
    remove: folder.remove,
  }
}
