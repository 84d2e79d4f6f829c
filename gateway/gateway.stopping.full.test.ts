import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import { createTestClient, newPlayer } from './testing/testClient.ts'
import { createTestFolder } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
const processes: GatewayProcess[] = []
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(async () => {
  for (const { child, exitCode } of processes.splice(0)) {
    child.kill('SIGKILL')
    await exitCode
  }
  await folder.remove()
})

const start = () => {
  const gateway = runGateway({
    PORT: '0',
    PORTICO_DATA: folder.dataFolder,
    PORTICO_BUILD: folder.buildFolder,
  })
  processes.push(gateway)
  return gateway
}

/** Opens a TCP connection to which a test writes raw text. */
function openConnection(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (text) => {
    received += text
  })
  socket.on('error', () => {})
  return { send: (text: string) => socket.write(text), received: () => received }
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })

const livenessRequest = 'GET /healthz HTTP/1.1\r\nHost: portico\r\n\r\n'
const patience = { timeout: 20_000 }

describe('SIGTERM', { timeout: 60_000 }, () => {
  it('on SIGTERM the gateway completes a running registration, accepts no new connection, reports that it is not ready and exits with 0', async () => {
    const gateway = start()
    const url = await gateway.ready
    const port = Number(new URL(url).port)
    const path = '/wps/member/register'
    const player = newPlayer({ username: 'lastone9' })
    const body = JSON.stringify(await createTestClient(url).sealBody('PUT', path, player))
    const half = Math.floor(body.length / 2)
    const head = [
      `PUT ${path} HTTP/1.1`,
      'Host: portico',
      'Content-Type: application/json',
      `Idempotency-Key: ${randomUUID()}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ].join('\r\n')

    // Each connection sends a complete request and a part of a second one. The response to the
    // first request shows that the gateway has also received this part.
    const registering = openConnection(port)
    registering.send(`${livenessRequest}${head}\r\n\r\n${body.slice(0, half)}`)
    const asking = openConnection(port)
    asking.send(`${livenessRequest}GET /readyz HTTP/1.1\r\nHost: portico\r\n`)
    await expect.poll(registering.received, patience).toMatch(/^HTTP\/1\.1 200 /)
    await expect.poll(asking.received, patience).toMatch(/^HTTP\/1\.1 200 /)

    gateway.child.kill('SIGTERM')
    await expect.poll(() => isRefused(port), patience).toBe(true)
    asking.send('\r\n')
    await expect.poll(asking.received, patience).toContain('HTTP/1.1 503 ')
    expect(gateway.child.exitCode).toBeNull()
    registering.send(body.slice(half))
    await expect.poll(registering.received, patience).toContain('"success":true')
    expect(registering.received()).toMatch(/HTTP\/1\.1 200 .*\r\n.*username":"lastone9"/s)
    expect(await gateway.exitCode).toBe(0)

    const next = createTestClient(await start().ready)
    expect((await next.login('lastone9', 'Gavea2026')).body.success).toBe(true)
  })
})
