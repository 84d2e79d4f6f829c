/** `npm run screens [word]`: builds what is out of date, then draws. */
import { make } from '../../scripts/products/make.ts'
import { build, gatewayBundle, generatedProduct } from '../../scripts/products/products.mjs'

await make(generatedProduct)
await make(build)
await make(gatewayBundle)
await import('./drawAll.ts')
