// Builds the portal with its mocks, as `npm run dev` shows it, into the folder that is named: for tests and pictures.
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to build into.')
process.env.PORTICO_DIST = folder
// Before Vite is loaded, which else takes every build for production.
process.env.NODE_ENV = 'development'
const { build } = await import('vite')

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'development',
  logLevel: 'warn',
  build: { minify: false, reportCompressedSize: false },
})
