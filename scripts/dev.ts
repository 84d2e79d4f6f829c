/** `npm run dev`: the portal on its mocks in the browser, with no server behind it. */

import { digestOfInputs, noteMade } from './products/freshness.mjs'
import { make, makeSources } from './products/make.ts'
import { browserMocks, generatedProduct } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { binOf } from './steps/steps.ts'

await makeSources()
await make(browserMocks)
becomeNode([binOf(root, 'vite'), ...process.argv.slice(2)])

// Loaded while the portal starts. The page reloads by itself when what is generated changes.
const [{ readOptions }, { followContract }] = await Promise.all([
  import('../codegen/options.ts'),
  import('../codegen/run.ts'),
])
followContract(readOptions(['--watch']), () =>
  // A change since then leads to another generation, so the inputs as they are now will do.
  noteMade(root, generatedProduct, digestOfInputs(root, generatedProduct)),
)
