import { expect, it } from 'vitest'
import { createRegistry } from './exposition.ts'

it('counters, histograms and gauges are told in the text format of Prometheus', async () => {
  const registry = createRegistry()
  const calls = registry.counter('calls_total', 'Calls.')
  calls.add({ operation: 'getStatus', status: '2xx' })
  calls.add({ operation: 'getStatus', status: '2xx' }, 2)
  calls.add({ operation: 'login', status: '4xx' })
  const time = registry.histogram('call_seconds', 'Time of a call.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 3]) time.observe({ operation: 'login' }, seconds)
  registry.gauge('open', 'Open now.', () => 3)
  registry.sum('odd_total', 'Odd names.', () => [{ labels: { name: 'a"b\\c\nd' }, value: 1 }])
  registry.gauge('lost', 'Not now.', () => Promise.reject(new Error('no database')))
  expect(await registry.text()).toBe(`# HELP calls_total Calls.
# TYPE calls_total counter
calls_total{operation="getStatus",status="2xx"} 3
calls_total{operation="login",status="4xx"} 1
# HELP call_seconds Time of a call.
# TYPE call_seconds histogram
call_seconds_bucket{operation="login",le="0.1"} 2
call_seconds_bucket{operation="login",le="1"} 3
call_seconds_bucket{operation="login",le="+Inf"} 4
call_seconds_sum{operation="login"} 3.65
call_seconds_count{operation="login"} 4
# HELP open Open now.
# TYPE open gauge
open 3
# HELP odd_total Odd names.
# TYPE odd_total counter
odd_total{name="a\\"b\\\\c\\nd"} 1
`)
})
