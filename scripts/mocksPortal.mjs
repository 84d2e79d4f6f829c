// Builds the portal with its mocks, as in `npm run dev`, into the given folder, for tests and
// screenshots.
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to build into.')
process.env.PORTICO_DIST = folder
// Set before Vite is loaded, which otherwise treats every build as a production build.
process.env.NODE_ENV = 'development'
const { build } = await import('vite')

await build({
  root: fileURLToPath(new URL('..', import.meta.url)),
  mode: 'development',
  logLevel: 'warn',
  build: { minify: false, reportCompressedSize: false },
})
