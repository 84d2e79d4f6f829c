import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { createHttpServer, type HttpServer } from './httpServer.ts'

/** Server whose app responds only once the test calls `release.resolve`. */
let http: HttpServer
let origin = ''
let arrival = Promise.withResolvers<void>()
let release = Promise.withResolvers<void>()

beforeEach(async () => {
  arrival = Promise.withResolvers()
  release = Promise.withResolvers()
  const app = async () => {
    arrival.resolve()
    await release.promise
    return new Response('finished')
  }
  http = createHttpServer({
    timeouts: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 },
    app,
    log: createLog('silent', () => {}),
    trustedProxies: 0,
    shownPath: (_, path) => path,
    bodyLimit: () => 1000,
  })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  // `address()` returns this type for a server that listens on a port.
  origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
})
afterEach(() => {
  release.resolve()
  http.server.closeAllConnections()
})

describe('stopping the server', () => {
  it('a stopping server completes running requests and refuses new connections', async () => {
    const running = rawRequest(origin, '/', { headers: { connection: 'keep-alive' } })
    await arrival.promise
    const closed = http.close(10_000)
    await expect(rawRequest(origin, '/')).rejects.toThrow('ECONNREFUSED')
    release.resolve()
    const { status, body } = await running
    expect([status, body.toString()]).toEqual([200, 'finished'])
    await closed
  })

  it('a stopping server aborts requests that run longer than the limit', async () => {
    const running = rawRequest(origin, '/')
    await arrival.promise
    const cut = expect(running).rejects.toThrow('socket hang up')
    await http.close(1)
    await cut
  })
})

describe('slow request body', () => {
  it('a request whose body arrives too slowly gets 408, and its connection is closed', async () => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')
    // The app does not respond yet, so that only the time limit of the body can end the request.
    const heard: Buffer[] = []
    for await (const piece of socket) heard.push(piece)
    expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1\.1 408 /)
  })
})
