/** `npm run generate [-- --check | --diff REV | …]`: everything that the contract becomes. */

import { generated, noteMade } from './products/products.ts'
import { root } from './setup/bootstrap.mjs'
import { runNode } from './steps/runNode.ts'

const args = process.argv.slice(2)
if (args.some((arg) => /^--diff(=|$)/.test(arg))) {
  const { diff } = await import('./diff/diff.ts')
  process.exitCode = await diff(args)
} else {
  const { passed } = await runNode(['codegen/main.mjs', ...args], { root })
  if (!passed) process.exitCode = 1
  else if (args.length === 0) noteMade(root, generated)
}
