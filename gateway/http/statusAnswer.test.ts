import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
} from '../testing/testGateway.ts'
import { guardHeaders } from './securityHeaders.ts'

const path = '/wps/system/status'
let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: TestGateway
beforeAll(async () => {
  folder = await createTestFolder()
  gateway = await startTestGateway(folder)
})
afterAll(async () => {
  await gateway.close()
  await folder.remove()
})

const read = (headers: Record<string, string> = {}, method = 'GET', query = '') =>
  rawRequest(gateway.url, `${path}${query}`, { headers, method })
/** Requests the status with a query. Such a request bypasses the memory. */
const readFromServer = (headers: Record<string, string> = {}) => read(headers, 'GET', '?')
const withoutTime = (body: Buffer) => body.toString().replace(/"serverTime":"[^"]*"/, '')

describe('system status from memory', () => {
  it("the system status from memory equals the server's response and has the same headers", async () => {
    const { status, headers, body } = await read()
    const other = await readFromServer()
    expect(status).toBe(200)
    expect(withoutTime(body)).toBe(withoutTime(other.body))
    expect(body.toString()).toContain('"serverTime":"')
    const { 'x-request-id': id, date: _, ...same } = headers
    const { 'x-request-id': __, date: ___, ...expected } = other.headers
    expect(id).toMatch(/^r-/)
    // The response from memory has a `Content-Length`, so only the server's response has a
    // `Transfer-Encoding`.
    for (const [name, value] of Object.entries(expected))
      if (name !== 'transfer-encoding') expect(same[name], name).toBe(value)
    for (const [name, value] of guardHeaders(false)) expect(headers[name.toLowerCase()]).toBe(value)
    expect(headers['content-length']).toBe(String(body.length))
  })

  it('the system status contains the IP address of each caller and the current time', async () => {
    const { location, serverTime } = JSON.parse((await read()).body.toString()).value
    const { location: expected } = JSON.parse((await readFromServer()).body.toString()).value
    expect(location).toEqual(expected)
    expect(Math.abs(Date.now() - Date.parse(serverTime))).toBeLessThan(60_000)
    const later = JSON.parse((await read()).body.toString()).value.serverTime
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(serverTime))
  })

  it('the system status is compressed for anonymous callers, but not for signed-in callers', async () => {
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const small = await read(browser)
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    const body = gunzipSync(small.body)
    expect(small.body.length).toBeLessThan(body.length * 0.6)
    expect(withoutTime(body)).toBe(withoutTime((await read()).body))
    const known = await read({ ...browser, authorization: 'Bearer somebody' })
    expect(known.headers['content-encoding']).toBeUndefined()
    for (const unusual of ['br', 'gzip;q=0, br', '*']) {
      const { headers } = await read({ 'accept-encoding': unusual })
      expect(headers['content-encoding'], unusual).toBe('br')
    }
  })

  it('a request for the system status with an invalid Accept-Language returns 422', async () => {
    expect((await read({ 'accept-language': 'pt-BR,pt;q=0.9' })).status).toBe(200)
    expect((await read({ 'accept-language': 'x'.repeat(5000) })).status).toBe(422)
  })

  it('a HEAD request for the system status has no body in its response', async () => {
    const { status, headers, body } = await read({}, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
    expect(body).toHaveLength(0)
  })

  it("the system status is current once an operator's change is acknowledged", async () => {
    const { headers } = await gateway.client.operator(testPassword)
    const platform = async () => {
      const { body } = await rawRequest(gateway.url, '/ops/platform', { headers })
      return JSON.parse(body.toString()).value
    }
    const isInMaintenance = async () => JSON.parse((await read()).body.toString()).value.maintenance
    for (const status of ['maintenance', 'normal', 'maintenance', 'normal']) {
      const { version, settings } = await platform()
      const changed = await gateway.client.send('PUT', '/ops/platform', {
        headers: { ...headers, 'If-Match': `"${version}"` },
        body: { ...settings, status },
      })
      expect(changed.status).toBe(200)
      expect(await isInMaintenance()).toBe(status === 'maintenance')
    }
  })

  it('the system status contains the version of the registration rules in force', async () => {
    const rules = await rawRequest(gateway.url, '/wps/system/setting/register')
    const { version } = JSON.parse(rules.body.toString()).value
    expect(JSON.parse((await read()).body.toString()).value.register.rulesVersion).toBe(version)
  })
})
