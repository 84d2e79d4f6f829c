import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'

type BodyOutcome = {
  /** HTTP status received before the connection ended; undefined when no response arrived. */
  status: number | undefined
  /** Bytes that the server read from the connection, including head and framing. */
  acceptedBytes: number
}

export type EndlessRequest = {
  method: string
  path: string
  headers?: Readonly<Record<string, string>>
  /**
   * `chunked` announces no length. `declared` announces 10 GB, more than any limit, in
   * `Content-Length`.
   */
  length: 'chunked' | 'declared'
}

const piece = 'x'.repeat(8192)
const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`

/**
 * Sends a request with an endless body to a server in this process, until the connection is closed.
 */
export async function sendEndless(origin: string, request: EndlessRequest): Promise<BodyOutcome> {
  const { hostname, port } = new URL(origin)
  const { method, path, headers = {}, length } = request
  const taken = Promise.withResolvers<Socket>()
  // Node publishes each connection that a server accepts on this diagnostics channel.
  const onAccepted = (message: unknown) => taken.resolve((message as { socket: Socket }).socket)
  subscribe('net.server.socket', onAccepted)
  const socket = connect(Number(port), hostname)
  const accepted = await taken.promise
  unsubscribe('net.server.socket', onAccepted)
  const serverEnded = new Promise((resolve) => accepted.once('close', resolve))
  const clientEnded = new Promise((resolve) => socket.once('close', resolve))
  let heard = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    heard += text
  })
  // A connection that is closed while data is being sent also emits an error.
  socket.on('error', () => {})
  const lengthHeader =
    length === 'chunked' ? 'Transfer-Encoding: chunked' : 'Content-Length: 10000000000'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    `${[`${method} ${path} HTTP/1.1`, `Host: ${hostname}`, lengthHeader, ...lines].join('\r\n')}\r\n\r\n`,
  )
  const body = length === 'chunked' ? chunk : piece
  const speak = () => {
    while (socket.writable && socket.write(body));
  }
  socket.on('drain', speak)
  speak()
  await Promise.all([serverEnded, clientEnded])
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(heard) ?? []
  return {
    status: status === undefined ? undefined : Number(status),
    acceptedBytes: accepted.bytesRead,
  }
}
