import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

type Options = {
  /**
   * URL of the gateway. The gateway must run with `PORTICO_TRUSTED_PROXIES=1`, since this proxy
   * sends `X-Forwarded-For`.
   */
  target: string
  /** Private key and certificate, in PEM. */
  key: string
  cert: string
  /** Script that runs in every page before all other scripts. */
  script: string
}

export type TlsProxy = { url: string; stop(): Promise<void> }

/**
 * Starts a TLS proxy in front of a gateway. The proxy inserts a script into each page, and adds the
 * script's hash to the page's security policy.
 */
export async function startTlsProxy({ target, key, cert, script }: Options): Promise<TlsProxy> {
  const server = createServer({ key, cert })
  server.on('request', async (request, response) => {
    const answer = await pass(request, target).catch(() => undefined)
    if (!answer) return response.writeHead(502).end()
    const status = answer.statusCode ?? 502
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers)
      return answer.pipe(response)
    }
    const html = withScript(await text(answer), script)
    const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(html)) }
    const policy = withHash(String(answer.headers['content-security-policy']), script)
    return response.writeHead(status, { ...headers, 'content-security-policy': policy }).end(html)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    const outgoing = sendRequest(new URL(request.url ?? '', target), optionsOf(request))
    outgoing.on('upgrade', (answer, gateway: Socket) => {
      const { rawHeaders, statusCode, statusMessage } = answer
      const lines = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
      )
      socket.write([`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n'))
      gateway.pipe(socket).pipe(gateway)
      for (const [one, other] of [
        [socket, gateway],
        [gateway, socket],
      ] as const)
        one.on('error', () => other.destroy())
    })
    outgoing.on('error', () => socket.destroy())
    outgoing.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Request options for the gateway, with the client's IP address and protocol in the forwarded
 * headers.
 */
function optionsOf({ method, headers, socket }: IncomingMessage) {
  return {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https',
    },
  }
}

async function pass(request: IncomingMessage, target: string): Promise<IncomingMessage> {
  const outgoing = sendRequest(new URL(request.url ?? '', target), optionsOf(request))
  request.pipe(outgoing)
  const [answer] = await once(outgoing, 'response')
  return answer
}

const withScript = (html: string, script: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`)

function withHash(policy: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return policy.replace('script-src ', `script-src 'sha256-${hash}' `)
}
