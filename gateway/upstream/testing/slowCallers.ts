import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { rawRequest } from '../../testing/rawRequest.ts'
import type { TestGateway } from '../../testing/testGateway.ts'
import { type CallerLimits, usualCallerLimits } from '../callerLimits.ts'
import { startFakePlatform, startFront, type Undo } from './frontForTests.ts'

/** Starts a gateway with a fake platform. Each caller of the gateway can choose an IP address. */
export async function startSlowFront(
  undo: Undo,
  answer: RequestListener,
  callers: Partial<CallerLimits> = {},
) {
  const platform = await startFakePlatform(answer, undo)
  const limits = { callers: { ...usualCallerLimits, ...callers } }
  const front = await startFront(platform.origin, undo, limits, { trustedProxies: 1 })
  const get = (caller: string, path = '/wps/captcha') =>
    rawRequest(front.url, path, { headers: { 'x-forwarded-for': caller } })
  /** Sends a request, or its beginning, and does not read the response. */
  const open = (caller: string, head: string, body = '') => {
    const { hostname, port } = new URL(front.url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    undo.push(async () => void socket.destroy())
    socket.write(`${head} HTTP/1.1\r\nHost: portico.example\r\nX-Forwarded-For: ${caller}\r\n`)
    socket.write(body === '' ? '\r\n' : body)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    return { socket: socket.pause(), closed }
  }
  return { front, get, open }
}

/** Responds with the length of the request body. */
export const echo: RequestListener = (incoming, outgoing) => {
  let size = 0
  incoming.on('error', () => {})
  incoming.on('data', (piece: Buffer) => {
    size += piece.length
  })
  incoming.on('end', () => outgoing.end(String(size)))
}

const megabyte = Buffer.alloc(1024 * 1024, 'x')

function* repeat(piece: Buffer): Generator<Buffer> {
  while (true) yield piece
}

/**
 * Creates a platform that responds endlessly to `/wps/endless`. `started` resolves when such a
 * response begins; `running` is the number of such responses.
 */
export function endless() {
  const started = Promise.withResolvers<void>()
  let running = 0
  const answer: RequestListener = (incoming, outgoing) => {
    if (incoming.url !== '/wps/endless') return void outgoing.end('ok')
    running += 1
    const pieces = Readable.from(repeat(megabyte))
    outgoing.once('close', () => {
      running -= 1
      pieces.destroy()
    })
    pieces.pipe(outgoing)
    started.resolve()
  }
  return { answer, started: started.promise, running: () => running }
}

/**
 * Number of requests that a gateway is processing, including the request that reads this number.
 */
export async function openCalls({ url }: Pick<TestGateway, 'url'>): Promise<number> {
  const { body } = await rawRequest(url, '/metrics')
  return Number(/^portico_requests_in_flight (\d+)$/m.exec(body.toString())?.[1])
}
