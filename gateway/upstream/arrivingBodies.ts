/** Receives the body of a call before the call takes a slot, as far as memory limits allow. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { BodyTooLarge } from '../http/limitedIncoming.ts'
import type { CallerLimits } from './callerLimits.ts'
import { PlatformError } from './platform.ts'
import { createTally } from './tally.ts'

export type ArrivedBody = {
  /**
   * The whole body in memory, the request itself if its body exceeds a memory limit, or null
   * without a body.
   */
  body: Buffer | Readable | null
  /** Subtracts the size of the body from the memory that is counted for the caller. */
  forget(): void
}

export type ArrivingBodies = {
  /**
   * Waits until the body has arrived or exceeds a memory limit.
   * @throws {BodyTooLarge} when the body is larger than the call allows.
   * @throws {PlatformError} when the client disconnects.
   */
  wait(incoming: IncomingMessage, caller: string): Promise<ArrivedBody>
}

type Limits = Pick<CallerLimits, 'body' | 'bodiesOfOne' | 'bodies'>

export function createArrivingBodies({ body, bodiesOfOne, bodies }: Limits): ArrivingBodies {
  const used = createTally()
  return {
    async wait(incoming, caller) {
      const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
      const forgetNothing = () => {}
      const isEmpty = encoding === undefined && (length === undefined || Number(length) === 0)
      if (isEmpty) return { body: null, forget: forgetNothing }
      if (Number(length ?? 0) > body) return { body: incoming, forget: forgetNothing }
      let size = 0
      const forget = () => {
        used.add(caller, -size)
        size = 0
      }
      const keep = (bytes: number) => {
        size += bytes
        used.add(caller, bytes)
        return size <= body && used.of(caller) <= bodiesOfOne && used.total() <= bodies
      }
      try {
        return { body: (await collect(incoming, keep)) ?? incoming, forget }
      } catch (error) {
        forget()
        throw error instanceof BodyTooLarge ? error : new PlatformError('left', error)
      }
    },
  }
}

/**
 * Reads a request body to its end.
 *
 * @param keep called with the size of each chunk. Returns false when no more bytes may be stored;
 * all bytes read so far are then put back into the request.
 * @returns undefined when the bytes were put back.
 */
function collect(
  incoming: IncomingMessage,
  keep: (bytes: number) => boolean,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const stop = () => {
      incoming.off('readable', read).off('end', end).off('error', fail).off('close', fail)
    }
    const read = () => {
      // The cast is safe: a request without `setEncoding` yields buffers.
      const next = () => incoming.read() as Buffer | null
      for (let piece = next(); piece !== null; piece = next()) {
        pieces.push(piece)
        if (keep(piece.length)) continue
        stop()
        incoming.unshift(Buffer.concat(pieces))
        resolve(undefined)
        return
      }
    }
    const end = () => {
      stop()
      resolve(Buffer.concat(pieces))
    }
    const fail = (error?: unknown) => {
      stop()
      reject(error ?? new Error('The request was cut'))
    }
    if (incoming.destroyed) return fail(incoming.errored ?? undefined)
    incoming.on('readable', read).on('end', end).on('error', fail).on('close', fail)
  })
}
