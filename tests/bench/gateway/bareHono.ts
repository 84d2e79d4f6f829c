/**
 * Hono server that returns the JSON from its standard input, as the baseline for the gateway's
 * reads.
 */
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const value: unknown = JSON.parse(await text(process.stdin))
const app = new Hono()
// `value` was parsed from JSON. Hono's types cannot express this.
app.get('*', (context) => context.json(value as object))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
