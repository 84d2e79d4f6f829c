/**
 * Serves the portal with its mocks on a free port and prints the URL. The portal has the
 * development checks of `npm run dev`. It is built, because a new browser then opens it five times
 * as fast as from `npm run dev`.
 */
import { preview } from 'vite'
import { make } from '../../scripts/products/make.ts'
import { mocksPortal } from '../../scripts/products/products.mjs'
import { root } from '../../scripts/setup/bootstrap.mjs'

await make(mocksPortal)
process.env.PORTICO_DIST = mocksPortal.outputs[0]
const server = await preview({
  root,
  mode: 'development',
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 5273, strictPort: false },
})
process.stdout.write(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}\n`)
