/**
 * Limits the body of every request. The bytes are counted on arrival, before the app, an emulator
 * or an upstream platform receives them, regardless of the declared length.
 */
import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum bytes of a request body by method and path. */
export type BodyLimit = (method: string, path: string) => number

export class BodyTooLarge extends Error {
  constructor() {
    super('The body is larger than a request to this path may be')
    this.name = 'BodyTooLarge'
  }
}

/**
 * Bytes beyond the limit that are discarded before the connection is closed, so that a client that
 * exceeds the limit slightly receives the response. For a limit above this number, as many bytes as
 * the limit are discarded.
 */
export const spareBytes = 4 * 1024 * 1024

/**
 * Request whose body fails with `BodyTooLarge` at its limit. The connection stays open for the
 * response, and is closed when the client continues to send.
 */
export class LimitedIncoming extends IncomingMessage {
  #limit = Number.POSITIVE_INFINITY
  #size = 0
  #isTooLarge = false

  constructor(socket: Socket) {
    super(socket)
    // Without a listener, an error of a body that no handler reads would end the process.
    this.on('error', () => {})
  }

  /** True if the declared or the received length exceeds the limit. */
  get isTooLarge(): boolean {
    return this.#isTooLarge
  }

  /** Sets the limit. Called before any byte of the body has arrived. */
  limitBody(limitOf: BodyLimit): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = this.headers
    if (length === undefined && encoding === undefined) return
    const { method = '', url = '' } = this
    this.#limit = limitOf(method, url.split('?', 1)[0] ?? '')
    this.#isTooLarge = Number(length ?? 0) > this.#limit
    // Starts reading, because Node discards the body of an unread request without calling `push`.
    this.read(0)
  }

  /** Discards and counts the bytes that arrive after the response. */
  discardRest(): void {
    if (!this.complete) this.resume()
  }

  /** Node calls this method with each chunk of a body, and with null at the end. */
  override push(piece: Uint8Array | null): boolean {
    this.#size += piece?.byteLength ?? 0
    this.#isTooLarge ||= this.#size > this.#limit
    if (!this.#isTooLarge) return super.push(piece)
    this.destroy(new BodyTooLarge())
    // The socket may be paused until a handler reads an earlier chunk.
    this.socket.resume()
    if (this.#size > this.#limit + Math.max(this.#limit, spareBytes)) this.socket.destroy()
    return true
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // Node's implementation would also destroy the connection and lose the response.
    if (error instanceof BodyTooLarge) callback(error)
    else super._destroy(error, callback)
  }
}
