import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallerLimits } from './callerLimits.ts'

/**
 * Closes the connection of a caller that sends a streamed body, or reads a response, below the
 * minimum rate. Time in which the gateway waits for the platform does not count.
 *
 * @returns a function that ends the watch.
 */
export function watchRate(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes, window }: CallerLimits['rate'],
): () => void {
  const { socket } = incoming
  /** Bytes received, plus bytes handed to the operating system for sending. */
  const progress = () => socket.bytesRead + socket.bytesWritten - socket.writableLength
  const isSending = () => !incoming.complete && incoming.readableLength === 0
  const waitsForCaller = () => isSending() || outgoing.writableNeedDrain
  let seen = progress()
  let hasWaited = waitsForCaller()
  const timer = setInterval(() => {
    const now = progress()
    const waits = waitsForCaller()
    if (hasWaited && waits && now - seen < bytes) outgoing.destroy()
    seen = now
    hasWaited = waits
  }, window)
  timer.unref()
  return () => clearInterval(timer)
}
