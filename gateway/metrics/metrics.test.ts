import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
} from '../testing/testGateway.ts'

const token = 'a-token-of-the-watchers'
let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder, { metricsToken: token })
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const read = (headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(gateway.url, '/metrics', { headers, method })
const text = async () => (await read()).body.toString()

describe('metrics', () => {
  it('the metrics count calls by operation and status, and never contain a path', async () => {
    const { client } = gateway
    await client.send('GET', '/wps/system/status')
    await client.send('GET', '/wps/system/setting/register')
    await client.send('GET', '/wps/member/info')
    await client.send('GET', '/wps/someone@mail.example')
    const told = await vi.waitUntil(async () => {
      const now = await text()
      return now.includes('operation="unknown"') && now
    })
    expect(told).toContain('portico_requests_total{operation="getStatus",status="2xx"} 1\n')
    expect(told).toContain('operation="getRegistrationRules",status="2xx"} 1\n')
    expect(told).toContain('operation="getMemberInfo",status="4xx"} 1\n')
    expect(told).toContain('portico_request_duration_seconds_count{operation="getStatus"} 1\n')
    expect(told).not.toContain('mail.example')
  })

  it('the metrics contain the version of the gateway, its resource usage and the version of the registration rules', async () => {
    const told = await text()
    expect(told).toMatch(/^portico_build_info\{version="[\d.]+",node="[\d.]+"\} 1$/m)
    expect(told).toMatch(/^portico_rules_version 1$/m)
    expect(told).toMatch(/^portico_sockets_open 0$/m)
    expect(told).toMatch(/^portico_requests_in_flight 1$/m)
    expect(told).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
    expect(told).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(told).toMatch(/^process_start_time_seconds \d+$/m)
    expect(told).toMatch(/^nodejs_heap_size_used_bytes \d+$/m)
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect(told).toMatch(/^portico_database_duration_seconds_count\{kind="transaction"\} \d+$/m)
  })

  it('the metrics contain the new version of the registration rules after their publication', async () => {
    const { headers } = await gateway.client.operator(testPassword)
    const live = await gateway.client.send('GET', '/ops/registration-rules', { headers })
    await gateway.client.send('PUT', '/ops/registration-rules', {
      headers: { ...headers, 'If-Match': live.headers.get('etag') ?? '' },
      body: Object(live.body.value).draft,
    })
    expect(await text()).toMatch(/^portico_rules_version 2$/m)
  })

  it('Prometheus can parse every line of the metrics', async () => {
    const { headers, body } = await read()
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    // The mean delay of an event loop without a measurement is `NaN`. Prometheus parses `NaN` in
    // any letter case.
    const sample = /^[a-z\d_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (-?[\d.e+-]+|nan)$/i
    for (const line of body.toString().trimEnd().split('\n'))
      if (line !== '' && !line.startsWith('# ')) expect(line).toMatch(sample)
  })
})

describe('access to the metrics', () => {
  it.each([
    ['a client on the same machine can read the metrics', {}, 200],
    [
      'a remote client with the token can read the metrics',
      { authorization: `Bearer ${token}`, 'x-forwarded-for': '6.6.6.6' },
      200,
    ],
    ['a client behind a proxy gets 404 for the metrics', { 'x-forwarded-for': '127.0.0.1' }, 404],
    [
      'a client behind a proxy that sends Forwarded gets 404 for the metrics',
      { forwarded: 'for=127.0.0.1' },
      404,
    ],
    [
      'a client with a wrong token gets 404 for the metrics',
      { authorization: `Bearer ${token}x` },
      404,
    ],
  ])('%s', async (_, headers, expected) => {
    const { status, body } = await read(headers)
    expect(status).toBe(expected)
    if (expected === 404) expect(body.toString()).toBe('not found\n')
  })

  it('a POST to the metrics returns 404', async () => {
    expect((await read({}, 'POST')).status).toBe(404)
  })
})
