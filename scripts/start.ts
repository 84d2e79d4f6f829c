/**
 * `npm start`: generates and builds what is not current, then serves it: the way in for everybody
 * who tries it.
 */

import { make } from './products/make.ts'
import { build, generatedProduct } from './products/products.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { personasOf } from './steps/demonstration.ts'

await make(generatedProduct)
await make(build)
process.env.PORTICO_PERSONAS = personasOf(process.env)
becomeNode(['gateway/commands/main.ts', ...process.argv.slice(2)])
