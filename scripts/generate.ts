/** `npm run generate [-- --check]`: everything that the contract becomes. */

import { generated, noteMade } from './products/products.ts'
import { root } from './setup/bootstrap.mjs'
import { runNode } from './steps/runNode.ts'

const args = process.argv.slice(2)
const { passed } = await runNode(['codegen/main.ts', ...args], { root })
if (!passed) process.exitCode = 1
else if (args.length === 0) noteMade(root, generated)
