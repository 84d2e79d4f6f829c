// @ts-check
/**
 * `npm run generate [-- --check | --force | --diff REV | …]`: generates all files that derive from
 * the contract.
 */
import { digestOfInputs, noteMade } from './products/freshness.mjs'
import {
  gameScripts,
  generatedProduct,
  generator,
  portalArguments,
  serverMessages,
} from './products/products.mjs'
import { reportUnchanged } from './products/reportUnchanged.mjs'
import { root } from './setup/bootstrap.mjs'

const isForced = process.argv.includes('--force')
const usage = `npm run generate                                        the portal's own contract
npm run generate -- --check                             fails when something is stale
npm run generate -- --force                             though nothing changed since the last time
npm run generate -- --watch                             again whenever the contract changes
npm run generate -- --diff REV_OR_FILE                  what differs, and what breaks
npm run generate -- --contract FILE_OR_FOLDER --out DIR any other contract
                                                        --no-state: no call changes another
`
const args = process.argv.slice(2).filter((arg) => arg !== '--force')
const isPortal = !args.some((arg) => /^--(contract|config)(=|$)/.test(arg))
/** Only a single generation of the portal's own contract has a stamp. */
const isOnlyPortal = args.every((arg) => arg === '--check')

if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(usage)
} else if (isOnlyPortal && !isForced && reportUnchanged()) {
  // Nothing is left to do.
} else if (args.some((arg) => /^--diff(=|$)/.test(arg))) {
  const { diff } = await import('./diff/diff.ts')
  process.exitCode = await diff(args)
} else {
  const inputs = isOnlyPortal ? digestOfInputs(root, generatedProduct) : ''
  const { runNode } = await import('./steps/runNode.ts')
  const { hasPassed } = await runNode([generator, ...(isPortal ? portalArguments : []), ...args], {
    root,
  })
  if (!hasPassed) process.exitCode = 1
  else if (isOnlyPortal) {
    noteMade(root, generatedProduct, inputs)
    const { make } = await import('./products/make.ts')
    for (const product of [serverMessages, gameScripts]) await make(product, { always: isForced })
  }
}
