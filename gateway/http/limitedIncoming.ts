/**
 * The limit of every request's body, counted where the bytes arrive: before the app, an emulator or
 * a platform behind us sees them, whatever length the head claims.
 */
import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** The most bytes that a request to a path may send. */
export type BodyLimit = (method: string, path: string) => number

/** Why the body of a request cannot be read to its end. */
export class BodyTooLarge extends Error {
  constructor() {
    super('The body is larger than a request to this path may be')
    this.name = 'BodyTooLarge'
  }
}

/**
 * Bytes beyond the limit that are thrown away before the connection is cut, so that a caller who
 * sent somewhat too much reads why. A limit that is larger than this allows itself once more.
 */
export const spareBytes = 4 * 1024 * 1024

/**
 * A request whose body fails with `BodyTooLarge` at its limit. The connection stays for the answer,
 * and is cut when the caller goes on.
 */
export class LimitedIncoming extends IncomingMessage {
  #limit = Number.POSITIVE_INFINITY
  #size = 0
  #isTooLarge = false

  constructor(socket: Socket) {
    super(socket)
    // A body that nobody reads may fail as well.
    this.on('error', () => {})
  }

  /** Whether the body is larger than it may be, by what its head says or by what has come. */
  get isTooLarge(): boolean {
    return this.#isTooLarge
  }

  /** Sets the most bytes that the body may have, before any of it has come. */
  limitBody(limitOf: BodyLimit): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = this.headers
    if (length === undefined && encoding === undefined) return
    const { method = '', url = '' } = this
    this.#limit = limitOf(method, url.split('?', 1)[0] ?? '')
    this.#isTooLarge = Number(length ?? 0) > this.#limit
    // Node discards a body that is never read, without counting it.
    this.read(0)
  }

  /** Throws away what still comes after the answer, and counts it. */
  discardRest(): void {
    if (!this.complete) this.resume()
  }

  /** Node hands each piece of a body to this method, and null at its end. */
  override push(piece: Uint8Array | null): boolean {
    this.#size += piece?.byteLength ?? 0
    this.#isTooLarge ||= this.#size > this.#limit
    if (!this.#isTooLarge) return super.push(piece)
    this.destroy(new BodyTooLarge())
    // A piece before this one may have told the socket to wait for a reader.
    this.socket.resume()
    if (this.#size > this.#limit + Math.max(this.#limit, spareBytes)) this.socket.destroy()
    return true
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // Node would take down the connection too, and the answer with it.
    if (error instanceof BodyTooLarge) callback(error)
    else super._destroy(error, callback)
  }
}
