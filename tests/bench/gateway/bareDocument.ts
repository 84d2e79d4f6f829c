/**
 * Hono server that returns the document from its standard input, as the baseline for the gateway's
 * documents. Supports conditional requests.
 */
import { json } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// `startBareDocument` writes this JSON to the standard input.
const { body, headers } = (await json(process.stdin)) as {
  /** Encoded content, in base64. */
  body: string
  headers: Record<string, string>
}
const bytes = Uint8Array.from(Buffer.from(body, 'base64'))
const app = new Hono()
app.get('*', (context) =>
  context.req.header('If-None-Match') === headers.etag
    ? context.body(null, 304, headers)
    : context.body(bytes, 200, headers),
)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
