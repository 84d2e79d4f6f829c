import {
  type Collections,
  collections,
  type DomainStore,
} from '../../platform/domain/base/collections/collections.ts'
import type { Collection } from '../../platform/domain/base/storage/store.ts'

type Kind = 'read' | 'write' | 'transaction'

/** Times every call of a store, from outside: waiting for a connection counts. */
export function withTimes(
  store: DomainStore,
  observe: (kind: Kind, seconds: number) => void,
): DomainStore {
  const timed =
    <Parameters extends unknown[], Result>(
      kind: Kind,
      run: (...given: Parameters) => Promise<Result>,
    ) =>
    async (...given: Parameters): Promise<Result> => {
      const begun = performance.now()
      try {
        return await run(...given)
      } finally {
        observe(kind, (performance.now() - begun) / 1000)
      }
    }
  const timedTable = <Row>(table: Collection<Row>): Collection<Row> => ({
    get: timed('read', table.get),
    peek: timed('read', table.peek),
    find: timed('read', table.find),
    count: timed('read', table.count),
    // As below.
    sum: timed('read', table.sum) as Collection<Row>['sum'],
    insert: timed('write', table.insert),
    insertMany: timed('write', table.insertMany),
    update: timed('write', table.update),
    remove: timed('write', table.remove),
  })
  // Object.keys loses the key type of an object that has exactly these keys.
  const names = Object.keys(collections) as (keyof Collections)[]
  const tables = Object.fromEntries(
    // Each table is timed alike, whatever its rows are.
    names.map((name) => [name, timedTable(store[name] as Collection<unknown>)]),
  )
  // Timing changes nothing of what goes in and out, which a generic function loses on the way.
  const transaction = timed('transaction', store.transaction) as DomainStore['transaction']
  return { ...store, ...tables, transaction }
}
