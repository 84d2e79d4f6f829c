/**
 * Detects potential deadlocks without a database. Two transactions may block each other if they
 * lock their common rows in different orders.
 */
import type { Collection, Definitions, Store, Tables } from '../store.ts'

type Row = { id: string }
/**
 * Names of the rows that a transaction locks, in the order in which `gateway/database/place.ts`
 * locks them.
 */
type Locks = Set<string>

/** True for an id from `idInTime`: only the transaction that creates the row can know the id. */
const isNew = (id: string) => /^[a-z]+-[0-9a-f]{24}$/.test(id)

/** A collection that records which rows a transaction locks. */
function watchCollection(name: string, inner: Collection<Row>, locks: Locks): Collection<Row> {
  const lock = (...ids: string[]) => {
    for (const id of ids) locks.add(`${name}:${id}`)
  }
  const made = (ids: string[]) => lock(...ids.filter((id) => !isNew(id)))
  return {
    ...inner,
    async get(id) {
      lock(id)
      return inner.get(id)
    },
    async find(query) {
      const rows = await inner.find(query)
      lock(...rows.map(({ id }) => id))
      return rows
    },
    async insert(row) {
      made([row.id])
      return inner.insert(row)
    },
    async insertMany(rows) {
      made(rows.map(({ id }) => id).toSorted())
      return inner.insertMany(rows)
    },
    async update(id, changes, condition) {
      lock(id)
      return inner.update(id, changes, condition)
    },
    async remove(where) {
      if (typeof where.id === 'string') lock(where.id)
      else lock(...(await inner.find({ where })).map(({ id }) => id))
      return inner.remove(where)
    },
  }
}

/**
 * For each of two transactions: its first lock that the other transaction also acquires. Undefined
 * if there is none, or if it is the same lock for both.
 */
function endsOf(one: Locks, other: Locks): [string, string] | undefined {
  const [first] = [...one].filter((name) => other.has(name))
  const [last] = [...other].filter((name) => one.has(name))
  return first === undefined || last === undefined || first === last ? undefined : [first, last]
}

/** A store that records the locks of its transactions. */
export function watchLocks<D extends Definitions>(store: Store<D>) {
  let transactions: Locks[] = []
  const watch = (tables: Tables<D>, locks: Locks) =>
    // The cast is safe: the result has the same keys as `tables`.
    Object.fromEntries(
      Object.entries(tables).map(([name, inner]) => [
        name,
        watchCollection(name, inner as unknown as Collection<Row>, locks),
      ]),
    ) as unknown as Tables<D>
  const watchedStore: Store<D> = {
    ...store,
    transaction: (work) =>
      store.transaction((tables, announce) => {
        const locks: Locks = new Set()
        transactions.push(locks)
        return work(watch(tables, locks), announce)
      }),
  }
  return {
    store: watchedStore,
    /**
     * Returns one example of a potential deadlock for each pair of collections, and forgets the
     * recorded locks.
     */
    takeCrossings(): string[] {
      const found = new Map<string, string>()
      for (const [index, one] of transactions.entries()) {
        for (const other of transactions.slice(0, index)) {
          const ends = endsOf(one, other)?.toSorted()
          if (ends) found.set(ends.map((name) => name.split(':')[0]).join(), ends.join(' and '))
        }
      }
      transactions = []
      return [...found.values()].toSorted()
    },
  }
}
