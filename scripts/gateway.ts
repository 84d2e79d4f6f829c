/** `npm run gateway`: the gateway with the build as it is, for work on the gateway itself. */

import { make } from './products/make.ts'
import { generatedProduct } from './products/products.mjs'
import { becomeNode } from './steps/becomeNode.ts'

await make(generatedProduct)
becomeNode(['gateway/commands/main.ts', ...process.argv.slice(2)])
