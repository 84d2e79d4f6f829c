import type { ServerResponse } from 'node:http'
import type { ErrorCode } from '../../src/api/gen/errors.ts'

type Refusal = {
  status: number
  code: ErrorCode
  requestId: string
  headers?: Record<string, string>
}

const usualHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

const envelope = ({ code, requestId }: Refusal) =>
  JSON.stringify({ success: false, code, reference: requestId })

/** A failure that the gateway itself answers, in the contract's envelope. */
export function refusal(refused: Refusal): Response {
  const { status, headers } = refused
  return new Response(envelope(refused), { status, headers: { ...usualHeaders, ...headers } })
}

/** Answers with such a failure where there is no app in between. */
export function refuse(outgoing: ServerResponse, refused: Refusal): void {
  const body = Buffer.from(envelope(refused))
  const length = { 'Content-Length': String(body.byteLength) }
  outgoing.writeHead(refused.status, Object.assign({}, usualHeaders, length, refused.headers))
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body)
}
