import { vi } from 'vitest'

/**
 * Records calls, such as `POST /wps/session/login`.
 * @param instead responds in place of the server; undefined passes the call on.
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
