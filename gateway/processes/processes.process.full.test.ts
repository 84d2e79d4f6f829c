import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../database/testing/testPostgres.ts'
import { type GatewayProcess, runGateway } from '../testing/gatewayProcess.ts'
import { createTestFolder } from '../testing/testGateway.ts'

let postgres: TestPostgres
let folder: Awaited<ReturnType<typeof createTestFolder>>
let gateway: GatewayProcess
let url = ''

const start = (changes: Record<string, string>) =>
  runGateway({
    PORT: '0',
    PORTICO_DATA: folder.dataFolder,
    PORTICO_BUILD: folder.buildFolder,
    PORTICO_PROCESSES: '2',
    ...changes,
  })
const findEntries = (event: string) =>
  gateway
    .stderr()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
const eventually = <Result>(look: () => Result) =>
  vi.waitFor(look, { timeout: 20_000, interval: 20 })
/** Sends a request on a new connection. Either process may accept the connection. */
const ask = (path: string) => fetch(`${url}${path}`, { headers: { Connection: 'close' } })

beforeAll(async () => {
  postgres = await startTestPostgres()
  folder = await createTestFolder()
  gateway = start({ DATABASE_URL: await postgres.createDatabase() })
  url = await gateway.ready
  await eventually(() => expect(findEntries('started')).toHaveLength(2))
}, 60_000)
afterAll(async () => {
  gateway.child.kill('SIGKILL')
  await gateway.exitCode
  await folder.remove()
  await postgres.stop()
}, 60_000)

describe('gateway of two processes', { timeout: 60_000 }, () => {
  it('a gateway of two processes prints the URL and the generated password once, and reports summed metrics', async () => {
    expect(gateway.stdout().match(/^Portal/gm)).toHaveLength(1)
    expect(gateway.stdout().match(/^ {2}\S+-\S+$/gm)).toHaveLength(1)
    for (let asked = 0; asked < 10; asked += 1)
      expect((await ask('/wps/system/status')).status).toBe(200)
    const sum = 'portico_requests_total{operation="getStatus",status="2xx"} 10\n'
    for (let asked = 0; asked < 4; asked += 1) {
      const told = await (await ask('/metrics')).text()
      expect(told).toContain(sum)
      expect(told).toMatch(/^portico_rules_version 1$/m)
      expect(told).toMatch(/^portico_build_info\{.*\} 1$/m)
    }
  })

  it('a killed gateway process is replaced, and all calls during and after the restart succeed', async () => {
    const [first = ''] = childrenOf(gateway.child.pid ?? 0)
    process.kill(Number(first), 'SIGKILL')
    await eventually(() => expect(findEntries('a process died')).toHaveLength(1))
    const statuses: number[] = []
    while (findEntries('started').length < 3) statuses.push((await ask('/readyz')).status)
    for (let asked = 0; asked < 10; asked += 1) statuses.push((await ask('/readyz')).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(gateway.stdout().match(/^Portal/gm)).toHaveLength(1)
  })

  it('on SIGTERM both gateway processes complete running requests and exit with 0', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n')
    await eventually(() => expect(received).toContain('200 OK'))
    received = ''
    gateway.child.kill('SIGTERM')
    await eventually(() => expect(findEntries('stopping')).toHaveLength(2))
    socket.write('\r\n')
    await eventually(() => expect(received).toContain('200 OK'))
    expect(await gateway.exitCode).toBe(0)
    expect(findEntries('stopped')).toHaveLength(2)
  })

  it('a gateway with an embedded database refuses to start with several processes', async () => {
    const refused = start({})
    expect(await refused.exitCode).toBe(2)
    expect(refused.stderr()).toContain('PORTICO_PROCESSES must be 1 or auto without PostgreSQL')
  })
})

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
