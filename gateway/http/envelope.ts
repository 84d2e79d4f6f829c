import type { ErrorCode } from '../../src/api/gen/errors.ts'

type Refusal = {
  status: number
  code: ErrorCode
  requestId: string
  headers?: Record<string, string>
}

/** A failure that the gateway itself answers, in the contract's envelope. */
export function refusal({ status, code, requestId, headers }: Refusal): Response {
  return new Response(JSON.stringify({ success: false, code, reference: requestId }), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}
