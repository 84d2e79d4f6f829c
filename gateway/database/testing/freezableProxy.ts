import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/**
 * Starts a proxy for the PostgreSQL server of a test. The proxy can simulate a silent network:
 * connections stay open, and no data passes.
 * @param url URL of a database, with the folder of the server's socket.
 */
export async function startFreezableProxy(url: string) {
  const folder = new URL(url).searchParams.get('host') ?? ''
  const pairs: [Socket, Socket][] = []
  let isFrozen = false
  const server = createServer((clientSocket) => {
    const databaseSocket = connect(join(folder, '.s.PGSQL.5432'))
    pairs.push([clientSocket, databaseSocket])
    for (const [from, to] of [
      [clientSocket, databaseSocket] as const,
      [databaseSocket, clientSocket] as const,
    ]) {
      from.on('data', (chunk) => !isFrozen && to.write(chunk))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `address()` returns this type for a server that listens on a port.
  const { port } = server.address() as AddressInfo
  const through = new URL(url)
  through.searchParams.delete('host')
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    freeze() {
      isFrozen = true
    },
    thaw() {
      isFrozen = false
    },
    async close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
