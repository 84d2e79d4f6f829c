import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Resolves when the server listens. */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * URL of the server. A wildcard host is replaced with one that a browser on the same machine can
 * open.
 */
export function urlOf(host: string, address: string | AddressInfo | null): string {
  const port = typeof address === 'object' && address ? address.port : 0
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
