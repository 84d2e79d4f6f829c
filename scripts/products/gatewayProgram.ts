import { root } from '../setup/bootstrap.mjs'
import { isFresh } from './freshness.mjs'
import { gatewayBundle } from './products.mjs'

/** The gateway's command line as it is bundled: a script for Node, relative to the root. */
export const gatewayProgram = 'dist/gateway/main.mjs'

/** The same from its sources, which takes Node seconds longer to load. */
export const gatewaySource = 'gateway/commands/main.ts'

let current: string | undefined

/**
 * The program to test the gateway by: the bundle, or the sources while the bundle is missing or stale.
 * @returns a script for Node, relative to the root
 */
export function currentGatewayProgram(): string {
  current ??= isFresh(root, gatewayBundle) ? gatewayProgram : gatewaySource
  return current
}
