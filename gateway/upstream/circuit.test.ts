import { expect, it } from 'vitest'
import { type AttemptEnd, createCircuit } from './circuit.ts'

function circuitAt() {
  const time = { now: 0 }
  const circuit = createCircuit({ failures: 2, shortest: 100, longest: 300, now: () => time.now })
  const attempt = (how: AttemptEnd) => {
    const begun = circuit.begin()
    if (begun.kind === 'wait') return begun.ms
    begun.end(how)
    return 'tried'
  }
  return { time, circuit, attempt }
}

it('after failures in a row nothing is tried for a while, and then once', () => {
  const { time, circuit, attempt } = circuitAt()
  expect([attempt('failed'), attempt('failed'), attempt('failed')]).toEqual(['tried', 'tried', 100])
  time.now = 100
  const probe = circuit.begin()
  expect(probe.kind).toBe('go')
  expect(circuit.begin().kind).toBe('wait')
  if (probe.kind === 'go') probe.end('answered')
  expect([attempt('failed'), attempt('answered')]).toEqual(['tried', 'tried'])
  expect(circuit.state()).toBe('closed')
})

it('the while grows up to its longest, and begins small again after an answer', () => {
  const { time, attempt } = circuitAt()
  attempt('failed')
  const waits = [100, 200, 300, 300].map((expected) => {
    attempt('failed')
    const wait = attempt('failed')
    time.now += expected
    return wait
  })
  expect(waits).toEqual([100, 200, 300, 300])
  attempt('answered')
  attempt('failed')
  attempt('failed')
  expect(attempt('failed')).toBe(100)
})

it('single failures between answers change nothing', () => {
  const { attempt } = circuitAt()
  for (let round = 0; round < 10; round += 1) {
    expect(attempt('failed')).toBe('tried')
    expect(attempt('answered')).toBe('tried')
  }
})

it('a caller that goes away while it probes lets the next one probe', () => {
  const { time, attempt } = circuitAt()
  attempt('failed')
  attempt('failed')
  time.now = 100
  expect(attempt('unknown')).toBe('tried')
  expect(attempt('answered')).toBe('tried')
})

it('tells its state, how long it stays so, and how often it opened', () => {
  const { time, circuit, attempt } = circuitAt()
  const told = () => [circuit.state(), circuit.wait(), circuit.openings()]
  expect(told()).toEqual(['closed', 0, 0])
  attempt('failed')
  attempt('failed')
  expect(told()).toEqual(['open', 100, 1])
  time.now = 100
  expect(told()).toEqual(['halfOpen', 0, 1])
  attempt('failed')
  expect(told()).toEqual(['open', 200, 1])
  time.now = 300
  attempt('answered')
  expect(told()).toEqual(['closed', 0, 1])
  attempt('failed')
  attempt('failed')
  expect(told()).toEqual(['open', 100, 2])
})

it('what was under way when it opened does not make the while longer', () => {
  const { time, circuit } = circuitAt()
  const underWay = Array.from({ length: 20 }, () => circuit.begin())
  for (const begun of underWay) if (begun.kind === 'go') begun.end('failed')
  expect([circuit.wait(), circuit.openings()]).toEqual([100, 1])
  time.now = 100
  const late = underWay[0]
  const probe = circuit.begin()
  if (late?.kind === 'go') late.end('failed')
  expect(circuit.begin().kind).toBe('wait')
  if (probe.kind === 'go') probe.end('failed')
  expect(circuit.wait()).toBe(200)
})
