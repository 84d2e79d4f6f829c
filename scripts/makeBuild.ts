/** `npm run build`: the portal as the gateway serves it, and the gateway itself, in dist/. */
import { make } from './products/make.ts'
import { build, gatewayBundle, generatedProduct } from './products/products.mjs'

await make(generatedProduct)
await make(build, { always: true })
await make(gatewayBundle, { always: true })
