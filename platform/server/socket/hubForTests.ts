import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { demonstration } from '../../../mocks/demonstration.ts'
import { checkServerFrame } from '../../../src/api/gen/socketValidators.js'
import { collections } from '../../domain/base/collections/collections.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { DomainEvent } from '../../domain/base/storage/events.ts'
import { createMemoryStore } from '../../domain/base/storage/memoryStore.ts'
import { createClock } from '../../domain/base/time/clock.ts'
import { createContext } from '../../domain/ports.ts'
import { seedDomain } from '../../domain/seed.ts'
import { createSocketHub, type SocketHub } from './hub.ts'

type SentFrame = { type: string; [key: string]: unknown }

/** Connection to a hub that records the sent frames and validates each against the contract. */
export function connect(hub: SocketHub, address = '192.0.2.1') {
  const sentFrames: SentFrame[] = []
  const closures: { code: number; reason: string }[] = []
  let waiting = 0
  const line = hub.accept(
    {
      send(text) {
        const frame: SentFrame = JSON.parse(text)
        expect(checkServerFrame(frame)).toBeNull()
        sentFrames.push(frame)
      },
      countWaitingBytes: () => waiting,
      close: (code, reason) => closures.push({ code, reason }),
    },
    address,
  )
  return {
    sentFrames,
    closures,
    end: line.end,
    receive: line.receive,
    say: (frame: object) => line.receive(JSON.stringify(frame)),
    fill(bytes: number) {
      waiting = bytes
    },
    types: () => sentFrames.map(({ type }) => type),
    events: () => sentFrames.filter(({ type }) => type === 'event').map(({ event }) => event),
    waitForFrames: (count: number) =>
      vi.waitFor(() => expect(sentFrames.length).toBeGreaterThanOrEqual(count)),
  }
}

export async function connectAndWelcome(hub: SocketHub, token?: string) {
  const connection = connect(hub)
  connection.say({ type: 'hello', protocol: 1, ...(token && { token }) })
  await connection.waitForFrames(1)
  return connection
}

export const rules = { type: 'registrationRulesChanged', version: 2 } as const
export const balance = { balance: '12.00', currency: 'BRL', currencySymbol: 'R$' }
export const anasBalance = { type: 'balanceChanged', memberId: 'm-ana', balance } as const

/** Context with personas for the tests of a file, and a new hub for each test. */
export function hubPerTest() {
  const clock = createClock()
  let context: Context | undefined
  let hub: SocketHub | undefined
  const now = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('There is a hub inside tests only')
    return part
  }
  beforeAll(async () => {
    const store = createMemoryStore(collections)
    context = createContext({ store, now: clock.now, passwordIterations: 1 })
    await seedDomain(context, { demonstration })
  })
  beforeEach(() => {
    clock.reset()
    hub = createSocketHub({ context: () => now(context) })
  })
  afterEach(() => {
    hub?.close()
    vi.useRealTimers()
  })
  return {
    clock,
    get context() {
      return now(context)
    },
    get hub() {
      return now(hub)
    },
    announce: (...events: DomainEvent[]) =>
      now(context).store.transaction(async (_, tell) => {
        for (const event of events) tell(event)
      }),
  }
}
