import type { IncomingMessage } from 'node:http'
import { Registry } from 'prom-client'
import { equalSecrets } from '../../platform/domain/base/context/digest.ts'
import type { Shortcut } from '../http/httpServer.ts'

const loopback = /^(?:::ffff:)?127\.|^::1$/
/**
 * Headers that a proxy adds. If one is present, the IP address of the connection is not the
 * client's.
 */
const tracesOfProxies = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

/**
 * Serves `/metrics` to clients on the same machine and to clients with the token. All others get
 * 404.
 */
export function createMetricsAnswer(
  text: () => Promise<string>,
  token: string | undefined,
): Shortcut {
  return (incoming, outgoing) => {
    if (incoming.url !== '/metrics') return false
    const { method } = incoming
    const allowed = (method === 'GET' || method === 'HEAD') && mayRead(incoming, token)
    outgoing.writeHead(allowed ? 200 : 404, {
      'Content-Type': allowed ? Registry.PROMETHEUS_CONTENT_TYPE : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    if (method === 'HEAD') outgoing.end()
    else if (allowed)
      text().then(
        (body) => outgoing.end(body),
        () => outgoing.destroy(),
      )
    else outgoing.end('not found\n')
    return true
  }
}

function mayRead({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const shown = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (shown !== undefined) return token !== undefined && equalSecrets(shown, token)
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    tracesOfProxies.every((name) => headers[name] === undefined)
  )
}
