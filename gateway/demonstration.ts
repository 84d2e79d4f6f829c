import type { Demonstration } from '../platform/domain/demonstration.ts'

/** Loads the demonstration data. This is the gateway's only import of `mocks/`. */
export async function loadDemonstration(): Promise<Demonstration> {
  const { demonstration } = await import('../mocks/demonstration.ts')
  return demonstration
}
