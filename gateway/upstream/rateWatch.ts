import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallerLimits } from './callerLimits.ts'

/**
 * Cuts the connection of a caller who sends a streamed body, or reads an answer, more slowly than the
 * minimum rate. A platform that is slow itself costs nobody the connection.
 *
 * @returns ends the watch.
 */
export function watchRate(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes, window }: CallerLimits['rate'],
): () => void {
  const { socket } = incoming
  /** Bytes received, and bytes that the system has taken to send. */
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
