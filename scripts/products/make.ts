import { root } from '../setup/bootstrap.mjs'
import { showProgress } from '../setup/progress.mjs'
import { runNode } from '../steps/runNode.ts'
import { digestOfInputs, isFresh, noteMade } from './freshness.mjs'
import { makeAlone } from './makeAlone.ts'
import { type Product, sourceProducts } from './products.mjs'

/**
 * Makes a build product unless it is fresh, and shows a progress line. On failure, prints the
 * output and exits the process.
 */
export async function make(product: Product, { always = false } = {}): Promise<void> {
  if (!always && isFresh(root, product)) return
  const lock = `${root}/node_modules/.cache/portico/${product.name}.lock`
  await makeAlone(lock, async () => {
    // Another process may have made the product in the meantime.
    if (!always && isFresh(root, product)) return
    const inputs = digestOfInputs(root, product)
    await showProgress(product.title, async () => {
      for (const command of product.commands) await runOrEnd(command)
    })
    noteMade(root, product, inputs)
  })
}

/** Makes the build products without which the sources do not compile. */
export async function makeSources(): Promise<void> {
  for (const product of sourceProducts) await make(product)
}

async function runOrEnd(command: readonly string[]): Promise<void> {
  const { output, hasPassed } = await runNode(command, { root, keep: true })
  if (hasPassed) return
  process.stderr.write(`\n\n${output}\n\`node ${command.join(' ')}\` failed.\n`)
  process.exit(1)
}
