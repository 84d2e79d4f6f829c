import type { HttpHandler } from 'msw/http'
import { ask } from './mockOf.ts'

export type Json = Record<string, unknown>

/** Creates functions that call handlers as a JSON client does. */
export function callerOf(handlers: () => HttpHandler[]) {
  const call = async (method: string, url: string, requestBody?: unknown) => {
    const init =
      requestBody === undefined
        ? { method }
        : {
            method,
            body: JSON.stringify(requestBody),
            headers: { 'Content-Type': 'application/json' },
          }
    const response = await ask(handlers(), new Request(`http://mock.test${url}`, init))
    if (!response) throw new Error(`Nothing answers ${method} ${url}`)
    // The type of the body is not checked here: each test compares the body with the expected body.
    return { status: response.status, headers: response.headers, body: response.body as Json }
  }
  /** Returns the items of a response that is a list. */
  const list = async (url: string) => {
    const { body } = await call('GET', url)
    if (!Array.isArray(body)) throw new Error(`${url} answers no list`)
    return body as Json[]
  }
  const names = async (url: string) => (await list(url)).map(({ name }) => name)
  return { call, list, names }
}
