import { PhoneAuthError } from './phoneAuthService.ts'

/** How often it is looked whether a window is still there, in milliseconds: no event tells. */
const lookEvery = 250

/**
 * What a window of our own origin tells as `{ phoneAuth: … }`. An abort closes it.
 * @throws {PhoneAuthError} `popup-closed-by-user` when it is closed and has told nothing (ERR-11).
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
    // What it told last may still be under way.
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
