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

describe('the metrics', () => {
  it('count calls by their operation and how they ended, never by a path', async () => {
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

  it('tell what runs, what it uses, and which rules are in force', async () => {
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

  it('follow a publication', async () => {
    const { headers } = await gateway.client.operator(testPassword)
    const live = await gateway.client.send('GET', '/ops/registration-rules', { headers })
    await gateway.client.send('PUT', '/ops/registration-rules', {
      headers: { ...headers, 'If-Match': live.headers.get('etag') ?? '' },
      body: Object(live.body.value).draft,
    })
    expect(await text()).toMatch(/^portico_rules_version 2$/m)
  })

  it('are lines that Prometheus can read', async () => {
    const { headers, body } = await read()
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    // Go reads `NaN` in any case; the mean of a loop that was not measured yet is none.
    const sample = /^[a-z\d_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (-?[\d.e+-]+|nan)$/i
    for (const line of body.toString().trimEnd().split('\n'))
      if (line !== '' && !line.startsWith('# ')) expect(line).toMatch(sample)
  })
})

describe('who may read them', () => {
  it.each([
    ['whoever is on this machine', {}, 200],
    [
      'whoever shows the token',
      { authorization: `Bearer ${token}`, 'x-forwarded-for': '6.6.6.6' },
      200,
    ],
    ['nobody who comes through a proxy', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['nobody who comes through a proxy of another kind', { forwarded: 'for=127.0.0.1' }, 404],
    ['nobody with a wrong token', { authorization: `Bearer ${token}x` }, 404],
  ])('%s', async (_, headers, expected) => {
    const { status, body } = await read(headers)
    expect(status).toBe(expected)
    if (expected === 404) expect(body.toString()).toBe('not found\n')
  })

  it('nobody who wants to change them', async () => {
    expect((await read({}, 'POST')).status).toBe(404)
  })
})
