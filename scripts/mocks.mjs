// Bundles the browser's mocks into node_modules/.cache/portico/mocks, for `npm run dev`.
import { fileURLToPath } from 'node:url'
import { bundleMocks } from './vite/bundleMocks.ts'

await bundleMocks(fileURLToPath(new URL('..', import.meta.url)))
