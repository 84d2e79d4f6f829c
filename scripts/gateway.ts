/**
 * `npm run gateway`: starts the gateway with the existing build, for work on the gateway itself.
 */

import { gatewayProgram } from './products/gatewayProgram.ts'
import { make, makeSources } from './products/make.ts'
import { gatewayBundle } from './products/products.mjs'
import { becomeNode } from './steps/becomeNode.ts'

await makeSources()
await make(gatewayBundle)
becomeNode([gatewayProgram, ...process.argv.slice(2)])
