// Builds the portal into dist/client: bundle, prerender, compress (`npm run build`). Another folder
// and its languages are optional arguments: `node scripts/build.mjs <folder> <languages>`.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { eagerDocuments, readBuild } from '../gateway/static/buildFolder.ts'
import { writeCompressedFiles } from '../gateway/static/compressedFiles.ts'
import { writeInstallable } from './installed/writeInstallable.ts'
import { writeWorker } from './installed/writeWorker.ts'
import { writePages } from './prerender.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [dist = 'dist', shown] = process.argv.slice(2)
process.env.PORTICO_DIST = dist
if (shown !== undefined) process.env.VITE_LANGUAGES = shown
const server = `${root}${dist}/server`
const log = (line) => process.stdout.write(`${line}\n`)

await build({ root, logLevel: 'warn' })
log(`built ${dist}/client`)

await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    ssrEmitAssets: false,
    rollupOptions: {
      // Entries for prerendering the shells below and for rendering pages in a gateway.
      input: ['src/app/start/prerender.tsx', 'src/app/start/pageRenderer.ts'],
      output: { entryFileNames: '[name].mjs' },
    },
  },
})
const { prerenderPages } = await import(pathToFileURL(`${server}/prerender.mjs`).href)
const pages = await prerenderPages()
const files = await writePages(`${root}${dist}`, pages)
for (const file of files) log(`prerendered ${dist}/client/${file}`)
await writeInstallable(`${root}${dist}/client`, pages)
await writeWorker(`${root}${dist}`)
const client = `${root}${dist}/client`
const built = await readBuild(client)
const eager = new Set(eagerDocuments(built.prerenderedPages).map((page) => `/${page.file}`))
const compressed = built.files.filter(({ path }) => !path.endsWith('.html') || eager.has(path))
// A build for tests or development is not worth the seconds of the highest compression.
await writeCompressedFiles(client, compressed, shown === undefined ? 'best' : 'fast')
