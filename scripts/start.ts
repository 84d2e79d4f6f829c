/**
 * `npm start`: generates, builds and bundles everything that is stale, and then starts the gateway.
 */

import { installHooks } from './commits/installHooks.ts'
import { gatewayProgram } from './products/gatewayProgram.ts'
import { make, makeSources } from './products/make.ts'
import { build, gatewayBundle } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { personasOf } from './steps/demonstration.ts'

installHooks(root)
await makeSources()
await make(build)
await make(gatewayBundle)
process.env.PORTICO_PERSONAS = personasOf(process.env)
becomeNode([gatewayProgram, ...process.argv.slice(2)])
