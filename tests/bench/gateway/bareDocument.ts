/**
 * A Hono server of one document, made ready in its input: what the gateway's documents are measured
 * beside. It knows a caller that has the document already.
 */
import { json } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// What `startBareDocument` writes.
const { body, headers } = (await json(process.stdin)) as {
  /** As it travels, in base64. */
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
