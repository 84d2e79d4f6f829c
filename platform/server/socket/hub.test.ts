import { describe, expect, it, vi } from 'vitest'
import { createSocketHub, type HubOptions } from './hub.ts'
import { connect, connectAndWelcome, hubPerTest, rules } from './hubForTests.ts'

const test = hubPerTest()

describe('connection', () => {
  it('a connection is welcomed after its greeting and gets events numbered from 1', async () => {
    const one = await connectAndWelcome(test.hub)
    await test.announce(rules, { ...rules, version: 3 })
    expect(one.sentFrames).toEqual([
      { type: 'welcome', protocol: 1, stream: expect.any(String), sequence: 0, heartbeat: 4000 },
      expect.objectContaining({ type: 'event', sequence: 1, data: { version: 2 } }),
      expect.objectContaining({ type: 'event', sequence: 2, data: { version: 3 } }),
    ])
    const other = await connectAndWelcome(test.hub)
    await test.announce(rules)
    expect(other.sentFrames[1]).toMatchObject({ sequence: 1 })
    expect(one.sentFrames[0]?.stream).not.toBe(other.sentFrames[0]?.stream)
  })

  it('a connection gets no events before its greeting', async () => {
    const silent = connect(test.hub)
    await test.announce(rules)
    expect(silent.sentFrames).toEqual([])
  })

  it.each([
    ['FRAME_INVALID', 'no JSON', 'not json'],
    ['FRAME_INVALID', 'an unknown frame', '{"type":"shout"}'],
    ['FRAME_INVALID', 'bytes', new ArrayBuffer(4)],
    ['PROTOCOL_UNKNOWN', 'another protocol', '{"type":"hello","protocol":2}'],
    ['HELLO_EXPECTED', 'a token frame', '{"type":"token","token":null}'],
    ['FRAME_TOO_LARGE', 'larger than a kilobyte', `{"type":"hello","token":"${'x'.repeat(1000)}"}`],
    ['FRAME_TOO_LARGE', 'larger in bytes than in characters', `"${'é'.repeat(600)}"`],
  ])('a connection is rejected with %s if its first frame is %s', async (code, _, data) => {
    const bad = connect(test.hub)
    bad.receive(data)
    await bad.waitForFrames(1)
    expect(bad.sentFrames).toEqual([{ type: 'refused', code }])
    expect(bad.closures).toEqual([{ code: 1008, reason: code }])
  })

  it('a connection that sends too many frames is rejected', async () => {
    const loud = await connectAndWelcome(test.hub)
    for (let count = 0; count < 40; count += 1) loud.say({ type: 'token', token: null })
    await vi.waitFor(() => expect(loud.closures).toHaveLength(1))
    expect(loud.sentFrames.at(-1)).toEqual({ type: 'refused', code: 'TOO_MANY_FRAMES' })
  })

  it('a connection gets a heartbeat every four seconds, and is rejected if it sends no greeting', async () => {
    vi.useFakeTimers()
    const one = connect(test.hub)
    one.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(one.types()).toEqual(['welcome']))
    const silent = connect(test.hub)
    await test.announce(rules)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(one.types()).toEqual(['welcome', 'event', 'beat', 'beat', 'beat'])
    expect(one.sentFrames.at(-1)).toEqual({ type: 'beat', sequence: 1 })
    expect(silent.sentFrames).toEqual([{ type: 'refused', code: 'HELLO_EXPECTED' }])
  })

  it('a stopping server sends a leaving frame, closes its connections and rejects new ones', async () => {
    const one = await connectAndWelcome(test.hub)
    const two = await connectAndWelcome(test.hub)
    expect(test.hub.count()).toBe(2)
    two.end()
    two.end()
    expect(test.hub.count()).toBe(1)
    test.hub.close()
    expect(one.sentFrames.at(-1)).toEqual({ type: 'leaving', within: expect.any(Number) })
    expect(one.closures).toEqual([{ code: 1001, reason: 'LEAVING' }])
    expect(test.hub.count()).toBe(0)
    expect(connect(test.hub).closures).toEqual([{ code: 1008, reason: 'TOO_MANY_CONNECTIONS' }])
  })

  it('the number of connections is limited per IP address and in total', () => {
    const limits = { perAddress: 2, all: 3 }
    const small = createSocketHub({ context: () => test.context, limits } satisfies HubOptions)
    const first = connect(small, 'a')
    connect(small, 'a')
    expect(connect(small, 'a').sentFrames).toEqual([
      { type: 'refused', code: 'TOO_MANY_CONNECTIONS' },
    ])
    first.end()
    expect(connect(small, 'a').sentFrames).toEqual([])
    connect(small, 'b')
    expect(connect(small, 'c').closures).toHaveLength(1)
    small.close()
  })
})

describe('slow connection', () => {
  it('a slow connection skips events, gets a gap frame and continues the sequence', async () => {
    vi.useFakeTimers()
    const slow = connect(test.hub)
    slow.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(slow.types()).toEqual(['welcome']))
    slow.fill(100_000)
    await test.announce(rules, rules, rules)
    expect(slow.types()).toEqual(['welcome'])
    slow.fill(0)
    await vi.advanceTimersByTimeAsync(4000)
    expect(slow.sentFrames.slice(1)).toEqual([
      { type: 'gap', sequence: 3 },
      { type: 'beat', sequence: 3 },
    ])
    await test.announce(rules)
    expect(slow.sentFrames.at(-1)).toMatchObject({ type: 'event', sequence: 4 })
  })

  it('the next event after a backlog is replaced by a gap frame', async () => {
    const slow = await connectAndWelcome(test.hub)
    slow.fill(100_000)
    await test.announce(rules)
    slow.fill(0)
    await test.announce(rules)
    expect(slow.sentFrames.slice(1)).toEqual([{ type: 'gap', sequence: 2 }])
  })

  it('a slow connection is closed after half a minute', async () => {
    vi.useFakeTimers()
    const stuck = connect(test.hub)
    stuck.say({ type: 'hello', protocol: 1 })
    await vi.waitFor(() => expect(stuck.types()).toEqual(['welcome']))
    stuck.fill(100_000)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(stuck.closures).toEqual([{ code: 1008, reason: 'TOO_SLOW' }])
    expect(test.hub.count()).toBe(0)
  })
})

describe('changes and failures of the store', () => {
  it('the hub has one listener on the store for all connections', async () => {
    const listen = vi.spyOn(test.context.store, 'listen')
    const own = createSocketHub({ context: () => test.context })
    for (let count = 0; count < 10; count += 1) await connectAndWelcome(own)
    expect(listen).toHaveBeenCalledOnce()
    own.close()
  })

  it('every connection gets a gap frame if the store reports a gap or mocks replace the domain context', async () => {
    let hear: Parameters<(typeof test.context.store)['listen']>[0] = () => {}
    const store = {
      ...test.context.store,
      listen: (listener: typeof hear) => {
        hear = listener
        return () => {}
      },
    }
    const own = createSocketHub({ context: () => ({ ...test.context, store }) })
    const one = await connectAndWelcome(own)
    hear({ kind: 'gap' })
    own.contextReplaced()
    expect(one.sentFrames.slice(1)).toEqual([
      { type: 'gap', sequence: 0 },
      { type: 'gap', sequence: 0 },
    ])
    own.close()
  })

  it('a failed session lookup closes the connection, so that the page reconnects', async () => {
    const errors: unknown[] = []
    const own = createSocketHub({
      context: () => test.context,
      report: (error) => errors.push(error),
    })
    vi.spyOn(test.context.store.sessions, 'get').mockRejectedValue(new Error('gone'))
    const page = connect(own)
    page.say({ type: 'hello', protocol: 1, token: 'abc' })
    await vi.waitFor(() => expect(page.closures).toEqual([{ code: 1011, reason: 'FAILED' }]))
    expect(errors).toEqual([new Error('gone')])
    own.close()
  })
})
