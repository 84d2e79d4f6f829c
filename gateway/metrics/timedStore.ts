import {
  type Collections,
  collections,
  type DomainStore,
} from '../../platform/domain/base/collections/collections.ts'
import type { Collection } from '../../platform/domain/base/storage/store.ts'

type Kind = 'read' | 'write' | 'transaction'

/** Wraps a store and measures every call, including the wait for a connection. */
export function withTimes(
  store: DomainStore,
  observe: (kind: Kind, seconds: number) => void,
): DomainStore {
  const timed =
    <Parameters extends unknown[], Result>(
      kind: Kind,
      run: (...args: Parameters) => Promise<Result>,
    ) =>
    async (...args: Parameters): Promise<Result> => {
      const begun = performance.now()
      try {
        return await run(...args)
      } finally {
        observe(kind, (performance.now() - begun) / 1000)
      }
    }
  const timedTable = <Row>(table: Collection<Row>): Collection<Row> => ({
    get: timed('read', table.get),
    peek: timed('read', table.peek),
    find: timed('read', table.find),
    count: timed('read', table.count),
    // The cast restores the generic signature, which `timed` loses.
    sum: timed('read', table.sum) as Collection<Row>['sum'],
    insert: timed('write', table.insert),
    insertMany: timed('write', table.insertMany),
    update: timed('write', table.update),
    remove: timed('write', table.remove),
  })
  // Object.keys loses the key type of an object that has exactly these keys.
  const names = Object.keys(collections) as (keyof Collections)[]
  const tables = Object.fromEntries(
    // All tables are measured in the same way, regardless of the type of their rows.
    names.map((name) => [name, timedTable(store[name] as Collection<unknown>)]),
  )
  // The cast restores the generic signature, which `timed` loses. Parameters and result are
  // unchanged.
  const transaction = timed('transaction', store.transaction) as DomainStore['transaction']
  return { ...store, ...tables, transaction }
}
