import type { Demonstration } from '../platform/domain/demonstration.ts'

/**
 * Loads the demonstration: the gateway's only way to `mocks/`, which it does not take otherwise.
 */
export async function loadDemonstration(): Promise<Demonstration> {
  const { demonstration } = await import('../mocks/demonstration.ts')
  return demonstration
}
