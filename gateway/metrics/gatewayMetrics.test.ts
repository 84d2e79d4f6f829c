import { expect, it } from 'vitest'
import { createCircuit } from '../upstream/circuit.ts'
import { createGatewayMetrics } from './gatewayMetrics.ts'

it('a metric whose source fails is omitted until the source recovers, and other metrics are still reported', async () => {
  let isLost = true
  const metrics = createGatewayMetrics('1.2.3')
  metrics.watch({
    hashesWaiting: () => 0,
    hashesRunning: () => 0,
    requestsInFlight: () => 2,
    socketsOpen: () => 3,
    rulesVersion: async () => {
      if (isLost) throw new Error('no database')
      return 4
    },
  })
  const lost = await metrics.text()
  expect(lost).toMatch(/^portico_sockets_open 3$/m)
  expect(lost).not.toMatch(/^portico_rules_version/m)
  isLost = false
  expect(await metrics.text()).toMatch(/^portico_rules_version 4$/m)
})

it('the duration of a call is counted once in each bucket whose limit it does not exceed', async () => {
  const metrics = createGatewayMetrics('1.2.3')
  metrics.countAnswer({ method: 'GET', path: '/wps/system/status', status: 200, milliseconds: 30 })
  const text = await metrics.text()
  const times = 'portico_request_duration_seconds'
  expect(text).toContain(`${times}_bucket{le="0.025",operation="getStatus"} 0\n`)
  expect(text).toContain(`${times}_bucket{le="0.05",operation="getStatus"} 1\n`)
  expect(text).toContain(`${times}_count{operation="getStatus"} 1\n`)
  expect(text).toContain(`${times}_sum{operation="getStatus"} 0.03\n`)
})

it('a value that could not be matched against a pattern in time is counted', async () => {
  const metrics = createGatewayMetrics('1.2.3')
  expect(await metrics.text()).toMatch(/^portico_patterns_undecided_total 0$/m)
  metrics.countUndecided()
  expect(await metrics.text()).toMatch(/^portico_patterns_undecided_total 1$/m)
})

it('the metrics contain the state of the upstream circuit breaker and the number of its openings', async () => {
  const time = { now: 0 }
  const circuit = createCircuit({ failures: 1, minPause: 100, now: () => time.now })
  const metrics = createGatewayMetrics('1.2.3')
  const told = async () =>
    (await metrics.text())
      .match(/^portico_upstream_circuit\S* \d+$/gm)
      ?.map((line) => line.slice(24))
  expect(await told()).toBeUndefined()
  metrics.watchUpstream(circuit)
  const inState = (closed: number, halfOpen: number, open: number, openings: number) => [
    ...[`{state="closed"} ${closed}`, `{state="halfOpen"} ${halfOpen}`, `{state="open"} ${open}`],
    `_openings_total ${openings}`,
  ]
  expect(await told()).toEqual(inState(1, 0, 0, 0))
  const begun = circuit.begin()
  if (begun.kind === 'go') begun.end('failed')
  expect(await told()).toEqual(inState(0, 0, 1, 1))
  time.now = 100
  expect(await told()).toEqual(inState(0, 1, 0, 1))
  const probe = circuit.begin()
  if (probe.kind === 'go') probe.end('answered')
  expect(await told()).toEqual(inState(1, 0, 0, 1))
})
