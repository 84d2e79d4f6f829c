/** `npm run build`: the portal as the gateway serves it, in dist/. */
import { make } from './products/make.ts'
import { build, generatedProduct } from './products/products.mjs'

await make(generatedProduct)
await make(build, { always: true })
