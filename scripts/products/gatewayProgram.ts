import { root } from '../setup/bootstrap.mjs'
import { isFresh } from './freshness.mjs'
import { gatewayBundle } from './products.mjs'

/** Bundled command line of the gateway: a script for Node, relative to the root. */
export const gatewayProgram = 'dist/gateway/main.mjs'

/**
 * Source of the command line. Node takes seconds longer to load the source than to load the bundle.
 */
export const gatewaySource = 'gateway/commands/main.ts'

let current: string | undefined

/**
 * Command line of the gateway for tests: the bundle, or the source when the bundle is missing or
 * stale.
 * @returns a script for Node, relative to the root
 */
export function currentGatewayProgram(): string {
  current ??= isFresh(root, gatewayBundle) ? gatewayProgram : gatewaySource
  return current
}
