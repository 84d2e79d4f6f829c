import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reference } from './mockApp.ts'
import { type MockServer, startMockServer } from './mockServer.ts'

const contract = (rest = '') => `openapi: 3.1.0
info: { title: Pets & friends, version: '1' }
servers: [{ url: 'https://pets.example/v1' }]
paths:
  /pets:
    get:
      summary: Every pet.
      responses: { '200': { $ref: '#/components/responses/Pets' } }
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name]
              properties: { name: { type: string, maxLength: 5, examples: [Rex] } }
      responses: { '201': { description: made } }
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 7 }]
    delete: { responses: { '204': { description: gone } } }
${rest}components:
  responses:
    Pets:
      description: ok
      headers: { X-Total: { schema: { type: integer, const: 1 } } }
      content: { application/json: { schema: { type: array }, example: [Rex] } }
`

let folder = ''
let server: MockServer
let lines: string[] = []
let wake = () => {}

const log = (line: string) => {
  lines.push(line)
  wake()
}

/** Waits for a matching log line; resolves at once if the line already exists. */
async function waitForLine(pattern: RegExp): Promise<string> {
  for (;;) {
    const found = lines.find((line) => pattern.test(line))
    if (found !== undefined) return found
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
}

/** API reference with two pages: the contract's title, and its JSON. */
const reference: Reference = {
  path: '/docs',
  create:
    ({ title, readDocument }) =>
    async (path) => {
      if (path === '/docs') return new Response(title)
      return path === '/docs/openapi.json' ? new Response(await readDocument()) : undefined
    },
}

const save = (text: string) => writeFile(join(folder, 'pets.yaml'), text)
const start = (port = 0, watch = true) =>
  startMockServer({ contract: join(folder, 'pets.yaml'), port, watch, log, reference })
const call = (path: string, init?: RequestInit) => fetch(server.url + path, init)
const send = (body: string, headers: Record<string, string> = {}) =>
  call('/pets', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

// The HTTP adapter replaces `Request` and `Response` for the whole worker. Both are restored after
// the tests, since the worker runs other test files too.
const { Request: workerRequest, Response: workerResponse } = globalThis
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pets-'))
  await save(contract())
  server = await start()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
  Object.assign(globalThis, { Request: workerRequest, Response: workerResponse })
})

describe('the mock server', () => {
  it('the mock server responds according to the contract to paths with and without the base path of the server URL in the contract', async () => {
    for (const path of ['/pets', '/v1/pets']) {
      const response = await call(path)
      expect([response.status, response.headers.get('X-Total')]).toEqual([200, '1'])
      expect(await response.json()).toEqual(['Rex'])
    }
    expect((await send('{"name":"Rex"}')).status).toBe(201)
    expect((await call('/pets/7', { method: 'DELETE' })).status).toBe(204)
  })

  it('the mock server rejects an invalid request with the path of the invalid field', async () => {
    const response = await send('{"name":"Bucephalus"}')
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('/name')
  })

  it('the mock server answers HEAD like GET, without a body', async () => {
    const response = await call('/pets', { method: 'HEAD' })
    expect([response.status, response.headers.get('X-Total')]).toEqual([200, '1'])
    expect(await response.text()).toBe('')
  })

  it('the mock server responds to an unknown path with a 404 that suggests the nearest path', async () => {
    const response = await call('/v1/pest/7')
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      detail: 'The contract has no path /v1/pest/7. The nearest is /v1/pets/{id}.',
    })
  })

  it('the mock server responds to an undocumented method with a 405 that lists the documented methods', async () => {
    const response = await call('/pets', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS, POST')
    const options = await call('/pets/7', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'DELETE, OPTIONS'])
  })

  it('the mock server rejects a body beyond the size limit, and continues to run', async () => {
    expect((await send('x'.repeat(17 * 1024 * 1024))).status).toBe(413)
    expect((await call('/pets')).status).toBe(200)
  })

  it('the first page lists the operations with links and curl commands, and links to the API reference', async () => {
    const page = await call('/')
    expect(page.headers.get('Content-Type')).toContain('text/html')
    const text = await page.text()
    expect(text).toContain('<title>Pets &amp; friends: mocks</title>')
    expect(text).toContain('<a href="/pets"><code>GET /pets</code></a> Every pet.')
    expect(text).toContain(`curl --request DELETE &#39;${server.url}/pets/7&#39;`)
    expect(text).toContain('<a href="/docs">')
    expect(await (await call('/docs')).text()).toBe('Pets & friends')
    expect(await (await call('/docs/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
  })

  it('the mock server logs each request with method, path, status and duration', async () => {
    await call('/pets?of=log')
    expect(await waitForLine(/^GET \/pets /)).toMatch(/^GET \/pets \d{3} \d+ ms$/)
  })
})

describe('cross-origin requests to the mock server', () => {
  const Origin = 'http://localhost:5173'

  it('a preflight request from another origin is allowed with credentials', async () => {
    const { status, headers } = await call('/pets', {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-key',
      },
    })
    expect(status).toBe(204)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': Origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type,x-key',
    })
  })

  it('a page of another origin can read successes, errors and all response headers', async () => {
    const answer = await call('/pets', { headers: { Origin } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin)
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('x-total')
    const refusal = await send('{}', { Origin })
    expect([refusal.status, refusal.headers.get('Access-Control-Allow-Origin')]).toEqual([
      422,
      Origin,
    ])
  })
})

describe('a mock server that watches the contract', () => {
  it('the server loads a saved contract, and keeps the previous mocks while the contract is invalid', async () => {
    await save(contract('  /owners:\n    get: { responses: { "204": { description: none } } }\n'))
    expect(await waitForLine(/^Loaded again/)).toBe('Loaded again: 4 operations')
    expect((await call('/owners')).status).toBe(204)

    await save('paths: [')
    expect(await waitForLine(/pets\.yaml/)).toContain('pets.yaml')
    expect((await call('/owners')).status).toBe(204)

    lines = []
    await save(contract())
    await waitForLine(/^Loaded again: 3 operations/)
    expect((await call('/owners')).status).toBe(404)
  })
})

describe('starting a mock server fails', () => {
  it('starting the server on a port in use fails with a message that contains the port', async () => {
    const { port } = new URL(server.url)
    await expect(start(Number(port))).rejects.toThrow(`Port ${port} is taken`)
  })

  it('starting the server with a missing contract fails with a message that contains the problem', async () => {
    const contract = join(folder, 'nowhere.yaml')
    const starting = startMockServer({ contract, port: 0, watch: false, log })
    await expect(starting).rejects.toThrow('there is no such file')
  })
})
