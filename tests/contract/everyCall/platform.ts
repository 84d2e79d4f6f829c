import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../../../gateway/openStore.ts'
import { createTestFolder, startTestGateway } from '../../../gateway/testing/testGateway.ts'
import type { Behaviour } from '../../../mocks/gen/behaviour.ts'
import { mockOperator } from '../../../mocks/mockOperator.ts'
import { startMocks } from '../../../mocks/node.ts'
import type { RateLimits } from '../../../mocks/server/rateLimitTable.ts'
import { openOperatorSession, openSession } from '../../../mocks/server/sessions.ts'
import type { SentSms } from '../../../mocks/world/world.ts'

/** Something that answers the contract's calls over HTTP, with the personas in it. */
export type Platform = {
  origin: string
  /** Opens a session of a persona's past the log-in, which agents do not have. @returns its token. */
  openSession(username: string): Promise<string>
  /** @returns the headers that carry a new session of the operator's. */
  openOperatorSession(): Promise<Record<string, string>>
  /** The code that was sent last to a number, in the national form. */
  lastCode(mobileNumber: string): Promise<string>
  stop(): Promise<void>
}

export type Starter = {
  /** Starts it, with limits in place of the usual ones. One runs at a time. */
  start(rateLimits: RateLimits): Promise<Platform>
  /** Takes away what it kept. */
  remove(): Promise<void>
}

const memberId = (username: string) => `m-${username}`

type Source = Parameters<typeof openSession>[0]

/** Sessions made in the store itself, as no call does for agents. */
const sessionsIn = (source: Source) => ({
  openSession: (username: string) => openSession(source, memberId(username)),
  async openOperatorSession() {
    const { setCookie, csrfToken } = await openOperatorSession(source, mockOperator.username)
    const [cookie = ''] = setCookie.split(';')
    return { Cookie: cookie, 'X-CSRF-Token': csrfToken }
  },
})

function codeIn(sent: readonly Pick<SentSms, 'to' | 'code'>[], number: string): string {
  const last = sent.findLast(({ to }) => to.endsWith(number))
  if (!last) throw new Error(`No code was sent to ${number}`)
  return last.code
}

/** The mocks behind this process's own fetch, by MSW; with other behaviour where that is given. */
export const onMocks = {
  async start(rateLimits: RateLimits, behaviour: Partial<Behaviour> = {}): Promise<Platform> {
    const mocks = await startMocks({ rateLimits, behaviour })
    return {
      origin: 'https://portico.test',
      ...sessionsIn(mocks.world),
      lastCode: async (number) => codeIn(mocks.outbox.messages().toReversed(), number),
      stop: async () => mocks.stop(),
    }
  },
  remove: async () => {},
} satisfies Starter

/** A gateway over HTTP, on the embedded database or on what `useDatabases` makes. */
export async function onGateway(): Promise<Starter> {
  const folder = await createTestFolder()
  return {
    async start(rateLimits) {
      const gateway = await startTestGateway(folder, { personas: true, rateLimits })
      const beside = await openStore(folder)
      const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
      return {
        origin: gateway.url,
        ...sessionsIn({ store: beside.store, now: Date.now, randomBytes }),
        async lastCode(number) {
          const lines = await readFile(join(folder.dataFolder, 'outbox.jsonl'), 'utf8')
          const sent = lines.trim().split('\n')
          return codeIn(
            sent.map((line) => JSON.parse(line)),
            number,
          )
        },
        async stop() {
          await beside.close()
          await gateway.close()
        },
      }
    },
    remove: folder.remove,
  }
}
