// @ts-check
import { root } from '../setup/bootstrap.mjs'
import { isFresh } from './freshness.mjs'
import { sourceProducts } from './products.mjs'

/**
 * Reports that no generated file is stale. Runs on any Node >= 20.
 * @returns {boolean} false, without output, if a file is stale
 */
export function reportUnchanged() {
  const isCurrent = sourceProducts.every((product) => isFresh(root, product))
  if (isCurrent) process.stdout.write('Nothing changed since the last generation.\n')
  return isCurrent
}
