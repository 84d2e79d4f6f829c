// @ts-check
/**
 * `npm run generate [-- --check | --force | --diff REV | …]`: generates all files that derive from
 * the contract.
 */
import { digestOfInputs, isFresh, noteMade } from './products/freshness.mjs'
import { generatedProduct, serverMessages } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'

const isForced = process.argv.includes('--force')
const args = process.argv.slice(2).filter((arg) => arg !== '--force')
/** Only a single generation of the portal's own contract has a stamp. */
const isOnlyPortal = args.every((arg) => arg === '--check')

const isCurrent = [generatedProduct, serverMessages].every((product) => isFresh(root, product))

if (isOnlyPortal && !isForced && isCurrent) {
  process.stdout.write('Nothing changed since the last generation.\n')
} else if (args.some((arg) => /^--diff(=|$)/.test(arg))) {
  const { diff } = await import('./diff/diff.ts')
  process.exitCode = await diff(args)
} else {
  const inputs = isOnlyPortal ? digestOfInputs(root, generatedProduct) : ''
  const { runNode } = await import('./steps/runNode.ts')
  const { hasPassed } = await runNode(['codegen/main.mjs', ...args], { root })
  if (!hasPassed) process.exitCode = 1
  else if (isOnlyPortal) {
    noteMade(root, generatedProduct, inputs)
    const { make } = await import('./products/make.ts')
    await make(serverMessages, { always: isForced })
  }
}
