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
  expect(circuit.isOpen()).toBe(false)
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
