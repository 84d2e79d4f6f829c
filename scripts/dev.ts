/** `npm run dev`: the portal on its mocks in the browser, with no server behind it. */

import { make } from './products/make.ts'
import { browserMocks, generated } from './products/products.ts'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { binOf } from './steps/steps.ts'

await make(generated)
await make(browserMocks)
becomeNode([binOf(root, 'vite'), ...process.argv.slice(2)])
