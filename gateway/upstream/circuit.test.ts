import { expect, it } from 'vitest'
import { type AttemptEnd, createCircuit } from './circuit.ts'

function circuitAt() {
  const time = { now: 0 }
  const circuit = createCircuit({ failures: 2, minPause: 100, maxPause: 300, now: () => time.now })
  const attempt = (how: AttemptEnd) => {
    const begun = circuit.begin()
    if (begun.kind === 'wait') return begun.ms
    begun.end(how)
    return 'tried'
  }
  return { time, circuit, attempt }
}

it('the circuit opens after consecutive failures and lets one attempt through after the open period', () => {
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

it('the open period doubles up to its maximum, and a success resets it to its minimum', () => {
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

it('single failures between successes do not open the circuit', () => {
  const { attempt } = circuitAt()
  for (let round = 0; round < 10; round += 1) {
    expect(attempt('failed')).toBe('tried')
    expect(attempt('answered')).toBe('tried')
  }
})

it('the next call becomes the probe when the caller of a probe disconnects', () => {
  const { time, attempt } = circuitAt()
  attempt('failed')
  attempt('failed')
  time.now = 100
  expect(attempt('unknown')).toBe('tried')
  expect(attempt('answered')).toBe('tried')
})

it('the circuit reports its state, the remaining wait and the number of openings', () => {
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

it('failed attempts that started before the circuit opened do not extend the open period', () => {
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
