import { request } from 'node:http'

export type RawResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
}
type RawRequest = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * Sends a request without normalizing its path, unlike `fetch`. The body of the response is not
 * decompressed.
 */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const pairs = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(pairs),
          body: Buffer.concat(chunks),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
