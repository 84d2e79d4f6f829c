import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../../src/lib/loopback.ts'

/** Starts the server. Resolves when it listens, and rejects when it cannot. */
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
 * URL of the server. A wildcard host is replaced with `localhost`, which a browser on the same
 * machine can open.
 */
export function urlOf(host: string, address: string | AddressInfo | null): string {
  const port = typeof address === 'object' && address ? address.port : 0
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/**
 * Replaces a loopback IP address in the URL with `localhost`. Passkeys are never bound to an IP
 * address, so they work only on `localhost`.
 */
export function localhostOf(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  return isLoopback(hostname) ? `${protocol}//localhost:${port}` : url
}
