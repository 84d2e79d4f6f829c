/** `npm run build`: the portal as the gateway serves it, in dist/. */
import { make } from './products/make.ts'
import { build, generated } from './products/products.mjs'

await make(generated)
await make(build, { always: true })
