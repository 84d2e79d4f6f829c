import type { ServerResponse } from 'node:http'
import type { ErrorCode } from '../../src/api/gen/errors.ts'

type Rejection = {
  status: number
  code: ErrorCode
  requestId: string
  headers?: Record<string, string>
}

const usualHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

const envelope = ({ code, requestId }: Rejection) =>
  JSON.stringify({ success: false, code, reference: requestId })

/** Response for a rejection by the gateway itself, in the contract's envelope. */
export function toResponse(rejection: Rejection): Response {
  const { status, headers } = rejection
  return new Response(envelope(rejection), { status, headers: { ...usualHeaders, ...headers } })
}

/** Sends a rejection of a request that does not reach the app. */
export function sendRejection(response: ServerResponse, rejection: Rejection): void {
  const body = Buffer.from(envelope(rejection))
  const length = { 'Content-Length': String(body.byteLength) }
  response.writeHead(rejection.status, Object.assign({}, usualHeaders, length, rejection.headers))
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
