// Builds the portal into dist/client: bundle, then prerender. `npm run build`.
import { rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writePages } from './prerender.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const server = `${root}dist/server`
const log = (line) => process.stdout.write(`${line}\n`)

await build({ root, logLevel: 'warn' })
log('built dist/client')

await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/app/prerender.tsx',
    rollupOptions: { output: { entryFileNames: '[name].mjs' } },
  },
})
const { prerenderPages } = await import(pathToFileURL(`${server}/prerender.mjs`).href)
const files = await writePages(`${root}dist`, await prerenderPages())
for (const file of files) log(`prerendered dist/client/${file}`)
await rm(server, { recursive: true })
