import { PhoneAuthError } from './phoneAuthService.ts'

/** Milliseconds between checks whether a window is still open: closing it fires no event. */
const lookEvery = 250

/**
 * Waits for a message `{ phoneAuth: … }` from a window of the portal's origin and returns its
 * content. An abort closes the window.
 * @throws {PhoneAuthError} `popup-closed-by-user` when the window is closed without a message
 * (ERR-11).
 */
export async function askInWindow(
  popup: Pick<Window, 'closed' | 'close'>,
  signal: AbortSignal,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== popup || origin !== location.origin) return
    if (typeof data !== 'object' || data === null || !('phoneAuth' in data)) return
    resolve(data.phoneAuth)
  }
  let wasClosed = false
  const look = () => {
    // A message sent before the closing may still be queued, so reject at the next check.
    if (wasClosed) reject(new PhoneAuthError('popup-closed-by-user'))
    wasClosed = popup.closed
  }
  const abort = () => {
    popup.close()
    reject(signal.reason)
  }
  window.addEventListener('message', listen)
  signal.addEventListener('abort', abort)
  const timer = setInterval(look, lookEvery)
  try {
    signal.throwIfAborted()
    return await promise
  } finally {
    clearInterval(timer)
    window.removeEventListener('message', listen)
    signal.removeEventListener('abort', abort)
  }
}
