import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultRules } from '../../platform/domain/accounts/registration/defaultRules.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import {
  createTestFolder,
  startTestGateway,
  type TestGateway,
  testPassword,
} from '../testing/testGateway.ts'
import { guardHeaders } from './securityHeaders.ts'

const path = '/wps/system/setting/register'
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

const read = (headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(gateway.url, path, { headers, method })
const readVersion = async () => JSON.parse((await read()).body.toString()).value.version

async function publish(note: string) {
  const { headers } = await gateway.client.operator(testPassword)
  const version = await readVersion()
  return gateway.client.send('PUT', '/ops/registration-rules', {
    headers: { ...headers, 'If-Match': `"${version}"` },
    body: { ...defaultRules, note },
  })
}

describe('registration rules from memory', () => {
  it("registration rules from memory equal the server's response and carry the security headers", async () => {
    const { status, headers, body } = await read()
    // A request with a query bypasses the memory.
    const served = await rawRequest(gateway.url, `${path}?`)
    expect(status).toBe(200)
    expect(body).toEqual(served.body)
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy'])
      expect(headers[name], name).toBe(served.headers[name])
    for (const [name, value] of guardHeaders(false)) expect(headers[name.toLowerCase()]).toBe(value)
    expect(headers['x-request-id']).toMatch(/^r-/)
    expect(headers['content-length']).toBe(String(body.length))
  })

  it('registration rules from memory are sent in the best encoding that the client accepts', async () => {
    const { body } = await read()
    const br = await read({ 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.body)).toEqual(body)
    expect(gunzipSync((await read({ 'accept-encoding': 'gzip' })).body)).toEqual(body)
  })

  it('registration rules from memory support If-None-Match and HEAD', async () => {
    const { etag = '' } = (await read()).headers
    for (const tag of [etag, `W/${etag}`, `"0", ${etag}`]) {
      const kept = await read({ 'if-none-match': tag })
      expect(kept).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'no-cache' } })
      expect(kept.body).toHaveLength(0)
    }
    expect((await read({ 'if-none-match': '"0"' })).status).toBe(200)
    const head = await read({}, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { etag } })
    expect(head.body).toHaveLength(0)
  })

  it('registration rules from memory are current once their publication is acknowledged', async () => {
    for (let round = 0; round < 5; round += 1) {
      const published = (await publish(`round ${round}`)).body.value?.version
      expect(await readVersion()).toBe(published)
      expect((await read({ 'accept-encoding': 'br' })).headers.etag).toBe(`"${published}"`)
    }
  })

  it('the ETag and the body of registration rules from memory always have the same version', async () => {
    let done = false
    const reading = (async () => {
      const mixed = []
      while (!done) {
        const { headers, body } = await read()
        const { version } = JSON.parse(body.toString()).value
        if (headers.etag !== `"${version}"`) mixed.push({ etag: headers.etag, version })
      }
      return mixed
    })()
    for (let round = 0; round < 5; round += 1) await publish(`again ${round}`)
    done = true
    expect(await reading).toEqual([])
  })

  it('requests for registration rules from memory are logged', async () => {
    const { headers } = await read()
    expect(gateway.readLog()).toContain(`"requestId":"${headers['x-request-id']}"`)
  })
})
