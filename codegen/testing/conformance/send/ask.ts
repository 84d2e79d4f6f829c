import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'

/** What a handler answered. */
export type Reply = {
  status: number
  headers: Headers
  /** The media type without its parameters; empty when there is none. */
  type: string
  bytes: Uint8Array
  text: string
}

/** What the handlers answer a request; undefined when none of them takes it. */
export async function ask(handlers: HttpHandler[], request: Request): Promise<Reply | undefined> {
  const response = await getResponse(handlers, request)
  if (!response) return undefined
  const bytes = new Uint8Array(await response.arrayBuffer())
  const { status, headers } = response
  const type = (headers.get('Content-Type')?.split(';')[0] ?? '').trim().toLowerCase()
  return { status, headers, type, bytes, text: new TextDecoder().decode(bytes) }
}
