/** `npm run dev`: the portal on its mocks in the browser, with no server behind it. */

import { make } from './products/make.ts'
import { browserMocks, generated, noteMade } from './products/products.ts'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { binOf } from './steps/steps.ts'

await make(generated)
await make(browserMocks)
becomeNode([binOf(root, 'vite'), ...process.argv.slice(2)])

// Loaded while the portal starts. The page reloads by itself when what is generated changes.
const [{ readOptions }, { followContract }] = await Promise.all([
  import('../codegen/options.ts'),
  import('../codegen/run.ts'),
])
followContract(readOptions(['--watch']), () => noteMade(root, generated))
