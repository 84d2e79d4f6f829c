/** `npm run dev`: starts the portal with its mocks in the browser, without a server. */

import { digestOfInputs, noteMade } from './products/freshness.mjs'
import { make, makeSources } from './products/make.ts'
import { browserMocks, generatedProduct, portalArguments } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { becomeNode } from './steps/becomeNode.ts'
import { binOf } from './steps/steps.ts'

await makeSources()
await make(browserMocks)
becomeNode([binOf(root, 'vite'), ...process.argv.slice(2)])

// The generator loads while the portal starts. The page reloads when generated files change.
const [{ readOptions }, { followContract }] = await Promise.all([
  import('contract-mocks/options'),
  import('contract-mocks/run'),
])
followContract(readOptions([...portalArguments, '--watch']), () =>
  // If an input changes during a generation, another generation follows and stores the digest
  // again. The last stored digest therefore belongs to the generated files.
  noteMade(root, generatedProduct, digestOfInputs(root, generatedProduct)),
)
