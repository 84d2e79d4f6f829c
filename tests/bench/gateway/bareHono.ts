/**
 * A Hono server of one route that answers the JSON of its input: what the gateway's reads are
 * measured beside.
 */
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const value: unknown = JSON.parse(await text(process.stdin))
const app = new Hono()
// The value is JSON already, which the types of Hono's answers cannot know.
app.get('*', (context) => context.json(value as object))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
