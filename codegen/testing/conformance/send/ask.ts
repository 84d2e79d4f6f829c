import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'

/** Response with its body as bytes and as text. */
export type Reply = {
  status: number
  headers: Headers
  /** Media type without parameters; empty if the response has none. */
  type: string
  bytes: Uint8Array
  text: string
}

/**
 * Sends a request to the handlers.
 * @returns the response, or undefined if no handler matches.
 */
export async function ask(handlers: HttpHandler[], request: Request): Promise<Reply | undefined> {
  const response = await getResponse(handlers, request)
  if (!response) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  const type = (headers.get('Content-Type')?.split(';')[0] ?? '').trim().toLowerCase()
  return { status, headers, type, bytes, text: new TextDecoder().decode(bytes) }
}
