import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkServerFrame } from '../../../src/api/gen/socketValidators.js'
import { createClock } from '../../world/clock.ts'
import { collections } from '../../world/collections.ts'
import { createMemoryStore } from '../../world/memoryStore.ts'
import { changePlatform } from '../../world/platformSettings.ts'
import { createWorld } from '../../world/ports.ts'
import { seedWorld } from '../../world/seed.ts'
import type { World } from '../../world/world.ts'
import { endSession, findSession, openSession, sessionLifetime } from '../sessions.ts'
import { createSocketHub, type HubOptions, type SocketHub } from './hub.ts'

const clock = createClock()
let world: World
let hub: SocketHub

beforeAll(async () => {
  const store = createMemoryStore(collections)
  world = createWorld({ store, now: clock.now, passwordIterations: 1 })
  await seedWorld(world, { personas: true })
})
beforeEach(() => {
  clock.reset()
  hub = createSocketHub({ world: () => world })
})
afterEach(() => {
  hub.close()
  vi.useRealTimers()
})

type Sent = { type: string; [key: string]: unknown }

/** A line that keeps what was sent on it. */
function connect(to = hub, address = '192.0.2.1') {
  const sent: Sent[] = []
  const closed: { code: number; reason: string }[] = []
  let waiting = 0
  const line = to.accept(
    {
      send(text) {
        const frame: Sent = JSON.parse(text)
        expect(checkServerFrame(frame)).toBeNull()
        sent.push(frame)
      },
      waiting: () => waiting,
      close: (code, reason) => closed.push({ code, reason }),
    },
    address,
  )
  return {
    sent,
    closed,
    ended: line.ended,
    receive: line.receive,
    say: (frame: object) => line.receive(JSON.stringify(frame)),
    fill(bytes: number) {
      waiting = bytes
    },
    types: () => sent.map(({ type }) => type),
    events: () => sent.filter(({ type }) => type === 'event').map(({ event }) => event),
    heard: (count: number) => vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(count)),
  }
}

async function greeted(token?: string, to = hub) {
  const connection = connect(to)
  connection.say({ type: 'hello', protocol: 1, ...(token && { token }) })
  await connection.heard(1)
  return connection
}

const rules = { type: 'registrationRulesChanged', version: 2 } as const
const announce = (
  ...events: Parameters<Parameters<Parameters<World['store']['transaction']>[0]>[1]>[0][]
) => world.store.transaction(async (_, tell) => events.forEach((event) => void tell(event)))

const balance = { balance: '12.00', currency: 'BRL', currencySymbol: 'R$' }
const anasBalance = { type: 'balanceChanged', memberId: 'm-ana', balance } as const

describe('a connection', () => {
  it('is welcomed once it has said hello, and hears events in a sequence from 1', async () => {
    const one = await greeted()
    await announce(rules, { ...rules, version: 3 })
    expect(one.sent).toEqual([
      { type: 'welcome', protocol: 1, stream: expect.any(String), sequence: 0, heartbeat: 4000 },
      expect.objectContaining({ type: 'event', sequence: 1, data: { version: 2 } }),
      expect.objectContaining({ type: 'event', sequence: 2, data: { version: 3 } }),
    ])
    const other = await greeted()
    await announce(rules)
    expect(other.sent[1]).toMatchObject({ sequence: 1 })
    expect(one.sent[0]?.stream).not.toBe(other.sent[0]?.stream)
  })

  it('hears nothing before it has said hello', async () => {
    const silent = connect()
    await announce(rules)
    expect(silent.sent).toEqual([])
  })

  it.each([
    ['FRAME_INVALID', 'what is no JSON', 'not json'],
    ['FRAME_INVALID', 'a frame that nobody knows', '{"type":"shout"}'],
    ['FRAME_INVALID', 'bytes', new ArrayBuffer(4)],
    ['PROTOCOL_UNKNOWN', 'another protocol', '{"type":"hello","protocol":2}'],
    ['HELLO_EXPECTED', 'a token', '{"type":"token","token":null}'],
    ['FRAME_TOO_LARGE', 'a kilobyte', `{"type":"hello","token":"${'x'.repeat(1000)}"}`],
    ['FRAME_TOO_LARGE', 'more bytes than characters', `"${'é'.repeat(600)}"`],
  ])('is refused with %s when it begins with %s', async (code, _, data) => {
    const bad = connect()
    bad.receive(data)
    await bad.heard(1)
    expect(bad.sent).toEqual([{ type: 'refused', code }])
    expect(bad.closed).toEqual([{ code: 1008, reason: code }])
  })

  it('is refused when it talks without end', async () => {
    const loud = await greeted()
    for (let count = 0; count < 40; count += 1) loud.say({ type: 'token', token: null })
    await vi.waitFor(() => expect(loud.closed).toHaveLength(1))
    expect(loud.sent.at(-1)).toEqual({ type: 'refused', code: 'TOO_MANY_FRAMES' })
  })

  it('is given a beat every four seconds, with the sequence so far; and ended when it never greets', async () => {
    vi.useFakeTimers()
    const one = connect()
    one.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(one.types()).toEqual(['welcome']))
    const silent = connect()
    await announce(rules)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(one.types()).toEqual(['welcome', 'event', 'beat', 'beat', 'beat'])
    expect(one.sent.at(-1)).toEqual({ type: 'beat', sequence: 1 })
    expect(silent.sent).toEqual([{ type: 'refused', code: 'HELLO_EXPECTED' }])
  })

  it('is counted while it is open, and ended with a hint to come back when the server stops', async () => {
    const one = await greeted()
    const two = await greeted()
    expect(hub.count()).toBe(2)
    two.ended()
    two.ended()
    expect(hub.count()).toBe(1)
    hub.close()
    expect(one.sent.at(-1)).toEqual({ type: 'leaving', within: expect.any(Number) })
    expect(one.closed).toEqual([{ code: 1001, reason: 'LEAVING' }])
    expect(hub.count()).toBe(0)
    expect(connect().closed).toEqual([{ code: 1008, reason: 'TOO_MANY_CONNECTIONS' }])
  })

  it('is one of a limited number, from an address and in all', () => {
    const limits = { perAddress: 2, all: 3 }
    const small = createSocketHub({ world: () => world, limits } satisfies HubOptions)
    const first = connect(small, 'a')
    connect(small, 'a')
    expect(connect(small, 'a').sent).toEqual([{ type: 'refused', code: 'TOO_MANY_CONNECTIONS' }])
    first.ended()
    expect(connect(small, 'a').sent).toEqual([])
    connect(small, 'b')
    expect(connect(small, 'c').closed).toHaveLength(1)
    small.close()
  })
})

describe('a slow caller', () => {
  it('misses events, is told of the gap, and goes on with the sequence', async () => {
    vi.useFakeTimers()
    const slow = connect()
    slow.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(slow.types()).toEqual(['welcome']))
    slow.fill(100_000)
    await announce(rules, rules, rules)
    expect(slow.types()).toEqual(['welcome'])
    slow.fill(0)
    await vi.advanceTimersByTimeAsync(4000)
    expect(slow.sent.slice(1)).toEqual([
      { type: 'gap', sequence: 3 },
      { type: 'beat', sequence: 3 },
    ])
    await announce(rules)
    expect(slow.sent.at(-1)).toMatchObject({ type: 'event', sequence: 4 })
  })

  it('is told of the gap by the next event too, which the gap then stands for', async () => {
    const slow = await greeted()
    slow.fill(100_000)
    await announce(rules)
    slow.fill(0)
    await announce(rules)
    expect(slow.sent.slice(1)).toEqual([{ type: 'gap', sequence: 2 }])
  })

  it('is given up after half a minute', async () => {
    vi.useFakeTimers()
    const stuck = connect()
    stuck.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(stuck.types()).toEqual(['welcome']))
    stuck.fill(100_000)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(stuck.closed).toEqual([{ code: 1008, reason: 'TOO_SLOW' }])
    expect(hub.count()).toBe(0)
  })
})

describe('who hears what', () => {
  it('[ROOT-07] is the member alone for her balance, and everybody for the rules', async () => {
    const ana = await greeted(await openSession(world, 'm-ana'))
    const bruno = await greeted(await openSession(world, 'm-bruno'))
    const visitor = await greeted()
    await announce(anasBalance, rules)
    expect(ana.events()).toEqual(['balanceChanged', 'registrationRulesChanged'])
    expect(ana.sent[1]?.data).toEqual(balance)
    expect(bruno.events()).toEqual(['registrationRulesChanged'])
    expect(visitor.events()).toEqual(['registrationRulesChanged'])
    expect(bruno.sent[1]).toMatchObject({ sequence: 1 })
  })

  it('[ROOT-07] follows a login and a logout without another connection', async () => {
    const page = await greeted()
    await announce(anasBalance)
    page.say({ type: 'token', token: await openSession(world, 'm-ana') })
    await vi.waitFor(async () => {
      await announce(anasBalance)
      expect(page.events()).toContain('balanceChanged')
    })
    page.say({ type: 'token', token: null })
    await new Promise(setImmediate)
    const before = page.events().length
    await announce(anasBalance, rules)
    expect(page.events().slice(before)).toEqual(['registrationRulesChanged'])
  })

  it('follows the platform when it is set up anew', async () => {
    const visitor = await greeted()
    await changePlatform(world, { maintenance: true })
    expect(visitor.sent.at(-1)).toMatchObject({
      event: 'statusChanged',
      data: { maintenance: true },
    })
  })

  it('has no place for a member in data, nor for her session', async () => {
    const token = await openSession(world, 'm-ana')
    const ana = await greeted(token)
    const { sessionId = '' } = (await findSession(world, token)) ?? {}
    await announce(anasBalance)
    await endSession(world, sessionId)
    const text = JSON.stringify(ana.sent)
    for (const secret of [token, sessionId, 'm-ana']) expect(text).not.toContain(secret)
  })
})

describe('a session that ends', () => {
  it('by a logout anywhere is told on its own connections, which go on as a visitor’s', async () => {
    const token = await openSession(world, 'm-ana')
    const tabs = [await greeted(token), await greeted(token)]
    const phone = await greeted(await openSession(world, 'm-ana'))
    const { sessionId = '' } = (await findSession(world, token)) ?? {}
    await endSession(world, sessionId)
    await announce(anasBalance, rules)
    for (const tab of tabs) {
      expect(tab.events()).toEqual(['sessionEnded', 'registrationRulesChanged'])
      expect(tab.sent[1]?.data).toEqual({ reason: 'loggedOut' })
    }
    expect(phone.events()).toEqual(['balanceChanged', 'registrationRulesChanged'])
  })

  it('by its age is told with the next beat', async () => {
    vi.useFakeTimers()
    const ana = connect()
    ana.say({ type: 'hello', protocol: 1, token: await openSession(world, 'm-ana') })
    await vi.waitFor(() => expect(ana.types()).toEqual(['welcome']))
    clock.advance(sessionLifetime)
    await vi.advanceTimersByTimeAsync(4000)
    expect(ana.sent[1]).toMatchObject({ event: 'sessionEnded', data: { reason: 'expired' } })
    await announce(anasBalance)
    expect(ana.events()).toEqual(['sessionEnded'])
  })

  it('before the page came back is told after the welcome', async () => {
    const page = await greeted('f'.repeat(64))
    await page.heard(2)
    expect(page.types()).toEqual(['welcome', 'event'])
    expect(page.sent[1]).toMatchObject({ event: 'sessionEnded', data: { reason: 'expired' } })
  })

  it('while its token is looked up is not missed', async () => {
    const token = await openSession(world, 'm-ana')
    const { sessionId = '' } = (await findSession(world, token)) ?? {}
    const { get } = world.store.sessions
    const read = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    vi.spyOn(world.store.sessions, 'get').mockImplementation(async (id) => {
      const row = await get(id)
      read.resolve()
      await goOn.promise
      return row
    })
    const page = connect()
    page.say({ type: 'hello', protocol: 1, token })
    await read.promise
    await endSession(world, sessionId)
    goOn.resolve()
    await page.heard(2)
    expect(page.events()).toEqual(['sessionEnded'])
    await announce(anasBalance)
    expect(page.events()).toEqual(['sessionEnded'])
  })
})

describe('the store', () => {
  it('is listened to once, however many connections there are', async () => {
    const listen = vi.spyOn(world.store, 'listen')
    const own = createSocketHub({ world: () => world })
    for (let count = 0; count < 10; count += 1) await greeted(undefined, own)
    expect(listen).toHaveBeenCalledOnce()
    own.close()
  })

  it('that may have missed something makes everybody fetch anew, as one that was replaced does', async () => {
    let hear: Parameters<World['store']['listen']>[0] = () => {}
    const store = {
      ...world.store,
      listen: (listener: typeof hear) => {
        hear = listener
        return () => {}
      },
    }
    const own = createSocketHub({ world: () => ({ ...world, store }) })
    const one = await greeted(undefined, own)
    hear({ kind: 'gap' })
    own.worldReplaced()
    expect(one.sent.slice(1)).toEqual([
      { type: 'gap', sequence: 0 },
      { type: 'gap', sequence: 0 },
    ])
    own.close()
  })

  it('that fails closes the connection, so that the page tries again', async () => {
    const errors: unknown[] = []
    const own = createSocketHub({ world: () => world, report: (error) => errors.push(error) })
    vi.spyOn(world.store.sessions, 'get').mockRejectedValue(new Error('gone'))
    const page = connect(own)
    page.say({ type: 'hello', protocol: 1, token: 'abc' })
    await vi.waitFor(() => expect(page.closed).toEqual([{ code: 1011, reason: 'FAILED' }]))
    expect(errors).toEqual([new Error('gone')])
    own.close()
  })
})
