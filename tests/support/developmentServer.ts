/** Serves the portal as `npm run dev` does, on a free port, and prints its URL. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  // A separate cache, so that a run does not share it with a developer's server.
  cacheDir: 'node_modules/.cache/portico/vite-e2e',
  server: { host: '127.0.0.1', port: 5273, strictPort: false, hmr: false, watch: null },
})
await server.listen()
process.stdout.write(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}\n`)
