import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSocket, type SocketEvent, type SocketProblem } from '../../api/socket.ts'
import { createConnection } from './connection.ts'

/** Fake socket; the test plays its server. */
class TestWire extends EventTarget {
  sentFrames: unknown[] = []
  isClosed = false
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    wires.push(this)
  }
  send(text: string) {
    this.sentFrames.push(JSON.parse(text))
  }
  close() {
    this.isClosed = true
  }
  opens() {
    this.dispatchEvent(new Event('open'))
  }
  says(frame: object | string) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  ends() {
    this.dispatchEvent(new Event('close'))
  }
  welcomes(sequence = 0) {
    this.opens()
    this.says({ type: 'welcome', protocol: 1, stream: 's-1', sequence, heartbeat: 4000 })
  }
}

let wires: TestWire[] = []
let events: SocketEvent[] = []
let problems: SocketProblem[] = []
let states: boolean[] = []
let gaps = 0
let token: string | null = null
let connection: ReturnType<typeof createConnection>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', TestWire)
  vi.stubGlobal('location', { origin: 'https://portico.test' })
  wires = []
  events = []
  problems = []
  states = []
  gaps = 0
  token = null
  connection = createConnection({
    open: openSocket,
    token: () => token,
    onEvent: (event) => events.push(event),
    onGap: () => {
      gaps += 1
    },
    onLive: (isLive) => states.push(isLive),
    onProblem: (problem) => problems.push(problem),
    random: () => 1,
  })
})
afterEach(() => {
  connection.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const last = () => {
  const wire = wires.at(-1)
  if (!wire) throw new Error('nothing was opened')
  return wire
}
const rules = (sequence: number, version: unknown = sequence) => ({
  type: 'event',
  sequence,
  at: '2026-11-21T12:00:00Z',
  event: 'registrationRulesChanged',
  version: 1,
  data: { version },
})

describe('realtime connection', () => {
  it('the token is sent in the first frame, never in the URL, and a later frame removes the token after a log-out', () => {
    token = 'secret'
    connection.start()
    last().welcomes()
    expect(last().address).toBe('wss://portico.test/wps/ws')
    expect(last().sentFrames).toEqual([{ type: 'hello', protocol: 1, token: 'secret' }])
    token = null
    connection.identify()
    expect(last().sentFrames[1]).toEqual({ type: 'token', token: null })
  })

  it('each event is delivered once, in order', () => {
    connection.start()
    last().welcomes()
    for (const sequence of [1, 2, 2, 1, 3]) last().says(rules(sequence))
    expect(events.map(({ data }) => data)).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }])
    expect(gaps).toBe(0)
  })

  it('a gap is reported if the server announces it, or if an event or a beat skips a sequence number', () => {
    connection.start()
    last().welcomes()
    last().says(rules(3))
    expect([gaps, events.length]).toEqual([1, 1])
    last().says({ type: 'beat', sequence: 5 })
    expect(gaps).toBe(2)
    last().says({ type: 'gap', sequence: 9 })
    expect(gaps).toBe(3)
    last().says(rules(10))
    expect([gaps, events.length]).toEqual([3, 2])
  })

  it('unknown frames are ignored, and frames that violate the API contract are reported', () => {
    connection.start()
    last().welcomes()
    last().says({ type: 'confetti' })
    last().says({ ...rules(1), event: 'moonRisen' })
    expect(problems).toEqual([])
    last().says('{')
    last().says({ type: 'beat' })
    last().says(rules(2, 'two'))
    expect(problems.map(({ what }) => what)).toEqual(['frame', 'frame', 'registrationRulesChanged'])
    expect(JSON.stringify(problems)).not.toContain('two')
    // The name of the event is known, so the event is delivered, but without the invalid data.
    expect(events).toEqual([{ name: 'registrationRulesChanged', data: undefined }])
    last().says({ ...rules(3), version: 2 })
    expect(events[1]).toEqual({ name: 'registrationRulesChanged', data: undefined })
    expect(gaps).toBe(0)
  })
})

describe('lost connection', () => {
  it('a connection without a frame for 8.5 seconds is closed, and an attempt follows', () => {
    connection.start()
    last().welcomes()
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(4000)
      last().says({ type: 'beat', sequence: 0 })
    }
    expect(states).toEqual([true])
    vi.advanceTimersByTime(8499)
    expect(states).toEqual([true])
    vi.advanceTimersByTime(1)
    expect(states).toEqual([true, false])
    expect(wires[0]?.isClosed).toBe(true)
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(2)
  })

  it('after a minute without a network, a connection is restored within three seconds', () => {
    connection.start()
    last().welcomes()
    last().ends()
    // While there is no network, every attempt fails immediately.
    const until = performance.now() + 60_000
    let seen = 1
    while (performance.now() < until) {
      vi.advanceTimersByTime(50)
      if (wires.length > seen) last().ends()
      seen = wires.length
    }
    const begun = wires.length
    vi.advanceTimersByTime(3000)
    expect(wires.length).toBeGreaterThan(begun)
    last().welcomes()
    expect(states).toEqual([true, false, true])
  })

  it('a new attempt starts every three seconds while the previous ones hang, and the first success wins', () => {
    connection.start()
    vi.advanceTimersByTime(6000)
    expect(wires).toHaveLength(3)
    wires[0]?.welcomes()
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([false, true, true])
    wires[1]?.welcomes()
    expect(states).toEqual([true])
    vi.advanceTimersByTime(3000)
    expect(wires).toHaveLength(3)
  })

  it('`hurry` starts a connection attempt at once, unless a connection exists', () => {
    connection.start()
    last().ends()
    const before = wires.length
    connection.hurry()
    expect(wires).toHaveLength(before + 1)
    last().welcomes()
    connection.hurry()
    expect(wires).toHaveLength(before + 1)
  })

  it('a connection that is lost every five seconds is restored each time without duplicate events', () => {
    connection.start()
    for (let round = 1; round <= 12; round += 1) {
      last().welcomes()
      last().says(rules(1, round))
      last().says(rules(1, round))
      vi.advanceTimersByTime(5000)
      last().ends()
      vi.advanceTimersByTime(3000)
    }
    last().welcomes()
    expect(events.map(({ data }) => data)).toEqual(
      Array.from({ length: 12 }, (_, index) => ({ version: index + 1 })),
    )
    expect(states.filter(Boolean)).toHaveLength(13)
  })

  it('a connection is restored within the time that a stopping server announces', () => {
    connection.start()
    last().welcomes()
    last().says({ type: 'leaving', within: 2500 })
    last().ends()
    vi.advanceTimersByTime(2499)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(2)
  })

  it('a connection that the server has refused is attempted again after a minute', () => {
    connection.start()
    last().opens()
    last().says({ type: 'refused', code: 'TOO_MANY_CONNECTIONS' })
    last().ends()
    vi.advanceTimersByTime(59_999)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(2)
  })

  it('a stopped connection makes no further attempts', () => {
    connection.start()
    last().welcomes()
    connection.stop()
    last().ends()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(states).toEqual([true, false])
    expect(last().isClosed).toBe(true)
  })
})
