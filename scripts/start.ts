/** `npm start`: generates and builds what is not current, then serves it. */

import { make } from './products/make.ts'
import { build, generated } from './products/products.ts'
import { becomeNode } from './steps/becomeNode.ts'

await make(generated)
await make(build)
becomeNode(['gateway/main.ts', ...process.argv.slice(2)])
