// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import type { SocketEvent } from '../../api/socket.ts'
import { realtime } from './events.ts'
import { type Realtime, startRealtime } from './startRealtime.ts'
import type { TabMessage } from './tabChannel.ts'

/** Fake socket that answers the first frame with a welcome. */
class TestWire extends EventTarget {
  sentFrames: unknown[] = []
  isOpen = true
  constructor() {
    super()
    setTimeout(() => this.dispatchEvent(new Event('open')), 1)
  }
  send(text: string) {
    this.sentFrames.push(JSON.parse(text))
    if (this.sentFrames.length > 1) return
    this.says({ type: 'welcome', protocol: 1, stream: 's-1', sequence: 0, heartbeat: 60_000 })
  }
  says(frame: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
  close() {
    this.isOpen = false
  }
}

/** Fake of the browser's lock manager: one holder per name, while other requests wait in order. */
function createLocks() {
  type Waiting = { lead: () => Promise<void> | undefined; signal: AbortSignal }
  const lines = new Map<string, Waiting[]>()
  const next = async (name: string): Promise<void> => {
    const line = lines.get(name) ?? []
    const first = line[0]
    if (!first) return
    if (!first.signal.aborted) await first.lead()
    line.shift()
    return next(name)
  }
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, lead: Waiting['lead']) {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      line.push({ lead, signal })
      if (line.length === 1) void next(name)
    },
  }
}

let wires: TestWire[] = []
let missedCalls: boolean[] = []
let events: SocketEvent[] = []
let token: string | null = null
let page: Realtime
let other: BroadcastChannel
let tabMessages: TabMessage[] = []
const group = async () => token ?? 'visitor'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  wires = []
  missedCalls = []
  events = []
  tabMessages = []
  token = null
  vi.stubGlobal('navigator', { locks: createLocks() })
  show('visible')
  other = new BroadcastChannel('portico.realtime.visitor')
  other.onmessage = ({ data }: MessageEvent<TabMessage>) => tabMessages.push(data)
  page = start()
})
afterEach(() => {
  page.stop()
  other.close()
  vi.useRealTimers()
})

function start(): Realtime {
  return startRealtime({
    token: () => token,
    group,
    onEvents: (batch) => events.push(...batch),
    onMissed: (isFirst) => missedCalls.push(isFirst),
    open: () => {
      const wire = new TestWire()
      wires.push(wire)
      // The fake has all members of `WebSocket` that are used, with looser types.
      return wire as unknown as WebSocket
    },
  })
}
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const isLive = () => realtime.getState().isLive
/** Lets messages between tabs arrive, since the fake clock does not deliver them. */
const settle = async (milliseconds = 10) => {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(milliseconds / 5)
  }
}

describe('single tab', () => {
  it('a single tab becomes the leader and has a connection', async () => {
    await settle()
    expect([wires.length, isLive()]).toEqual([1, true])
    expect(missedCalls).toEqual([true])
  })

  it('a tab hidden for half a minute closes its connection; when shown, it reports missed events and reconnects', async () => {
    await settle()
    show('hidden')
    await settle(29_000)
    expect([wires[0]?.isOpen, isLive()]).toEqual([true, true])
    await settle(2000)
    expect([wires[0]?.isOpen, isLive()]).toEqual([false, false])
    await settle(120_000)
    expect(wires).toHaveLength(1)
    show('visible')
    expect(missedCalls).toEqual([true, false])
    await settle()
    expect([wires.length, isLive()]).toEqual([2, true])
  })

  it('a tab hidden for a moment keeps its connection', async () => {
    await settle()
    show('hidden')
    await settle(10_000)
    show('visible')
    await settle()
    expect(wires).toHaveLength(1)
    expect(missedCalls).toEqual([true])
  })

  it('a tab keeps its connection when the member logs in', async () => {
    await settle()
    token = 'secret'
    page.identify()
    await settle(1000)
    expect(wires).toHaveLength(1)
    expect(wires[0]?.sentFrames).toEqual([
      { type: 'hello', protocol: 1 },
      { type: 'token', token: 'secret' },
    ])
    expect([wires[0]?.isOpen, isLive()]).toEqual([true, true])
  })

  it('a tab connects at once when the network is back', async () => {
    await settle()
    wires[0]?.dispatchEvent(new Event('close'))
    expect(isLive()).toBe(false)
    window.dispatchEvent(new Event('online'))
    expect(wires).toHaveLength(2)
    await settle()
    expect(isLive()).toBe(true)
    expect(missedCalls).toEqual([true, false])
  })
})

describe('leading tab', () => {
  it('a leading tab responds to a new tab and forwards its events', async () => {
    await settle()
    tabMessages = []
    other.postMessage({ kind: 'who', id: 'newcomer' } satisfies TabMessage)
    await settle()
    expect(tabMessages).toEqual([{ kind: 'here', to: 'newcomer', isLive: true }])
    const at = '2026-11-21T12:00:00Z'
    const event = { event: 'registrationRulesChanged', version: 1, data: { version: 2 } }
    wires[0]?.says({ type: 'event', sequence: 1, at, ...event })
    wires[0]?.says({ type: 'gap', sequence: 4 })
    await eventually(() => expect(events).toHaveLength(1))
    await settle()
    expect(tabMessages.slice(1).map(({ kind }) => kind)).toEqual(['missed', 'events'])
  })

  it('a hidden leading tab gives up its leadership to a visible tab, and a visible leading tab does not', async () => {
    await settle()
    other.postMessage({ kind: 'yield' } satisfies TabMessage)
    await settle()
    expect(wires[0]?.isOpen).toBe(true)
    show('hidden')
    other.postMessage({ kind: 'yield' } satisfies TabMessage)
    await settle()
    expect(wires[0]?.isOpen).toBe(false)
  })
})

describe('following tab', () => {
  it("a following tab opens no connection, receives the leader's messages, and becomes the leader when that tab closes", async () => {
    await settle()
    page.stop()
    const leading = Promise.withResolvers<void>()
    const { signal } = new AbortController()
    await settle()
    void navigator.locks.request('portico.realtime.visitor', { signal }, () => leading.promise)
    missedCalls = []
    page = start()
    await settle()
    expect([wires.length, isLive()]).toEqual([1, false])
    other.postMessage({ kind: 'live', isLive: true } satisfies TabMessage)
    const event: SocketEvent = { name: 'registrationRulesChanged', data: { version: 2 } }
    other.postMessage({ kind: 'events', events: [event] } satisfies TabMessage)
    other.postMessage({ kind: 'missed' } satisfies TabMessage)
    other.postMessage({ kind: 'here', to: 'somebody else', isLive: false } satisfies TabMessage)
    await settle()
    expect([wires.length, isLive()]).toEqual([1, true])
    expect(events).toEqual([event])
    expect(missedCalls).toEqual([true, false])
    leading.resolve()
    await settle()
    expect([wires.length, isLive()]).toEqual([2, true])
    expect(missedCalls).toEqual([true, false, false])
  })
})
