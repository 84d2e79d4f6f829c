import type { DomainStore } from '../../../platform/domain/base/collections/collections.ts'
import { openPlace } from './openPlace.ts'

export type TwoGateways = {
  stores: readonly [DomainStore, DomainStore]
  close(): Promise<void>
}

/**
 * Opens the stores of two gateways on one database, each with its own connections.
 * @param place path of a SQLite file, or URL of a PostgreSQL database.
 */
export async function openTwice(place: string): Promise<TwoGateways> {
  const stores = [(await openPlace(place)).store, (await openPlace(place)).store] as const
  return {
    stores,
    async close() {
      for (const store of stores) await store.close()
    },
  }
}
