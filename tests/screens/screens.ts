/** `npm run screens [word]`: builds what is out of date, then draws. */
import { make, makeSources } from '../../scripts/products/make.ts'
import { build, gatewayBundle } from '../../scripts/products/products.mjs'

await makeSources()
await make(build)
await make(gatewayBundle)
await import('./drawAll.ts')
