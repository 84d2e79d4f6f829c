/** `npm run build`: builds the portal for the gateway, and the gateway itself, in dist/. */
import { make, makeSources } from './products/make.ts'
import { build, gatewayBundle } from './products/products.mjs'

await makeSources()
await make(build, { always: true })
await make(gatewayBundle, { always: true })
