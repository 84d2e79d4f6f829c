import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'

/** Response of a handler. */
export type Reply = {
  status: number
  headers: Headers
  /** Media type without parameters; empty without one. */
  type: string
  bytes: Uint8Array
  text: string
}

/** Response of the handlers; undefined when none matches the request. */
export async function ask(handlers: HttpHandler[], request: Request): Promise<Reply | undefined> {
  const response = await getResponse(handlers, request)
  if (!response) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  const type = (headers.get('Content-Type')?.split(';')[0] ?? '').trim().toLowerCase()
  return { status, headers, type, bytes, text: new TextDecoder().decode(bytes) }
}
