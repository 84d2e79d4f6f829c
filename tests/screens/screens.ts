/** Runs `npm run screens [word]`: rebuilds what is outdated, then draws the screenshots. */
import { make, makeSources } from '../../scripts/products/make.ts'
import { build, gatewayBundle } from '../../scripts/products/products.mjs'

await makeSources()
await make(build)
await make(gatewayBundle)
await import('./drawAll.ts')
