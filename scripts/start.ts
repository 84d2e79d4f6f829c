/**
 * `npm start`: generates, builds and bundles everything that is stale, and then starts the gateway.
 * A demonstration shows every complete language unless `VITE_LANGUAGES` names some.
 */

import { join } from 'node:path'
import { installHooks } from './commits/installHooks.ts'
import { gatewayProgram } from './products/gatewayProgram.ts'
import { make, makeSources } from './products/make.ts'
import { build, demonstrationBuild, gatewayBundle } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { personasOf } from './steps/demonstration.ts'

installHooks(root)
await makeSources()
process.env.PORTICO_PERSONAS = personasOf(process.env)
const { PORTICO_BUILD, PORTICO_PERSONAS, VITE_LANGUAGES } = process.env
if (PORTICO_PERSONAS === '1' && !PORTICO_BUILD && !VITE_LANGUAGES) {
  await make(demonstrationBuild)
  process.env.PORTICO_BUILD = join(root, demonstrationBuild.outputs[0] ?? '', 'client')
} else {
  await make(build)
}
await make(gatewayBundle)
becomeNode([gatewayProgram, ...process.argv.slice(2)])
