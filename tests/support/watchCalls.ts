import { vi } from 'vitest'

/**
 * Records the calls made by `fetch`, such as `POST /wps/session/login`.
 * @param instead responds in place of the server: with a response, with an error to throw, or with
 * `lost` to drop the server's response. Undefined passes the call on.
 */
export function watchCalls(
  instead: (call: string) => Response | Error | 'lost' | undefined = () => undefined,
): string[] {
  const calls: string[] = []
  const original = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    const given = instead(call)
    if (given === 'lost') {
      await original(request)
      throw new TypeError('Failed to fetch')
    }
    if (given instanceof Error) throw given
    return given ?? original(request)
  })
  return calls
}
