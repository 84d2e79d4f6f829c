import { createAnnouncements, type DomainEvent } from './events.ts'
import { createSnapshotWriter, readSnapshot } from './memorySnapshot.ts'
import { createMemoryTable, type MemoryTable, type MemoryView, viewOf } from './memoryTable.ts'
import { createMutex } from './mutex.ts'
import type { Collection, Definitions, Store, Sum, SumQuery, Tables } from './store.ts'
import {
  type AnyRow,
  checkQuery,
  checkSum,
  fromStoredRow,
  toComparisons,
  toStoredRow,
  toStoredValues,
} from './storedRow.ts'

export type MemoryStoreOptions = {
  /** Returns the last snapshot, or null. A damaged or outdated snapshot is ignored. */
  load?(): string | null
  /**
   * Saves a snapshot after each change. It may throw, for example when the storage is full; the
   * store keeps working.
   */
  save?(snapshot: string): void
  /** Collections left out of snapshots; their rows are lost with the store. */
  unsavedCollections?: readonly string[]
  /**
   * Collections whose changes alone save no snapshot: the next change in another collection saves
   * them.
   */
  lazyCollections?: readonly string[]
}

/** Tables of each store, for `copyMemoryStore`. */
const tablesOf = new WeakMap<object, readonly MemoryTable[]>()

/** An in-memory store for browsers and unit tests; with snapshots, its rows survive a reload. */
export function createMemoryStore<D extends Definitions>(
  definitions: D,
  { load, save, unsavedCollections = [], lazyCollections = [] }: MemoryStoreOptions = {},
): Store<D> {
  const tables = Object.entries(definitions).map(([name, definition]) =>
    createMemoryTable(name, definition),
  )
  if (load) readSnapshot(tables, attempt(load) ?? null)
  const snapshotOf = createSnapshotWriter(tables, unsavedCollections)
  /** Changed tables that the last snapshot does not contain yet. */
  const unsaved = new Set<MemoryTable>()
  const mutex = createMutex()
  const announcements = createAnnouncements()
  let isOpen = true

  const assertOpen = () => {
    if (!isOpen) throw new Error('The store is closed')
  }

  async function change<Result>(work: (views: Views) => Promise<Result>): Promise<Result> {
    const unlock = await mutex.lock()
    try {
      assertOpen()
      const views = createViews()
      const result = await work(views)
      const changed = views.commit()
      for (const table of changed) unsaved.add(table)
      if (save && changed.some(({ name }) => !lazyCollections.includes(name))) {
        const tablesToSave = [...unsaved]
        unsaved.clear()
        attempt(() => save(snapshotOf(tablesToSave)))
      }
      return result
    } finally {
      unlock()
    }
  }

  // The cast is needed because TypeScript cannot infer that the result has the keys of the
  // definitions.
  const collect = (access: Access) =>
    Object.fromEntries(
      tables.map((table) => [table.name, collectionOf(table, access)]),
    ) as Tables<D>

  const store: Store<D> = {
    ...collect({
      read: async (table, step) => {
        assertOpen()
        return step(viewOf(table))
      },
      write: (table, step) => change(async (views) => step(views.of(table))),
    }),
    async transaction(work) {
      const announced: DomainEvent[] = []
      const result = await change((views) =>
        runInside(views, (access) => work(collect(access), (event) => announced.push(event))),
      )
      for (const event of announced) announcements.tell({ kind: 'event', event })
      return result
    },
    listen: announcements.listen,
    async close() {
      const unlock = await mutex.lock()
      isOpen = false
      unlock()
    },
  }
  tablesOf.set(store, tables)
  return store
}

/**
 * Copies the committed rows of a store created by `createMemoryStore`. Stored rows never change, so
 * all copies share them.
 * @returns a function that fills another, empty store of the same collections
 */
export function copyMemoryStore<D extends Definitions>(from: Store<D>): (to: Store<D>) => void {
  const copyOf = ({ rows, holders }: Pick<MemoryTable, 'rows' | 'holders'>) => ({
    rows: new Map(rows),
    holders: holders.map((ids) => new Map(ids)),
  })
  const copies = memoryTablesOf(from).map(copyOf)
  return (to) => {
    memoryTablesOf(to).forEach((table, index) => {
      const copy = copies[index]
      if (copy) Object.assign(table, copyOf(copy))
    })
  }
}

function memoryTablesOf(store: object): readonly MemoryTable[] {
  const tables = tablesOf.get(store)
  if (!tables) throw new TypeError('The store is no memory store')
  return tables
}

type Views = {
  of(table: MemoryTable): MemoryView
  /** @returns the changed tables. */
  commit(): MemoryTable[]
}

function createViews(): Views {
  const views = new Map<MemoryTable, MemoryView>()
  return {
    of(table) {
      const view = views.get(table) ?? viewOf(table)
      views.set(table, view)
      return view
    },
    commit: () => [...views].filter(([, view]) => view.commit()).map(([table]) => table),
  }
}

/** Runs a step on a table's rows, inside or outside a transaction. */
type Step = <Result>(table: MemoryTable, step: (view: MemoryView) => Result) => Promise<Result>
type Access = { read: Step; write: Step }

async function runInside<Result>(
  views: Views,
  work: (access: Access) => Promise<Result>,
): Promise<Result> {
  let isOver = false
  const step: Step = async (table, inner) => {
    if (isOver) throw new Error('The transaction is over')
    return inner(views.of(table))
  }
  try {
    return await work({ read: step, write: step })
  } finally {
    isOver = true
  }
}

/** Copies arguments synchronously, so that the caller may change them right after the call. */
function collectionOf(table: MemoryTable, { read, write }: Access): Collection<AnyRow> {
  const { definition } = table
  const get = async (id: string) => {
    const row = await read(table, (view) => view.get(id))
    return row && fromStoredRow(definition, row)
  }
  return {
    get,
    // Transactions run one at a time, so no read needs a lock.
    peek: get,
    async find(query = {}) {
      const checked = checkQuery(definition, query)
      const rows = await read(table, (view) => view.select(checked))
      return rows.map((row) => fromStoredRow(definition, row))
    },
    async count(where) {
      const comparisons = toComparisons(definition, where)
      return read(table, (view) => view.count(comparisons))
    },
    async sum<By extends string, Of extends string>(query: SumQuery<AnyRow, By, Of>) {
      const checked = checkSum(definition, query)
      // TypeScript cannot infer that the sums have the columns of the query.
      return read(table, (view) => view.sum(checked)) as unknown as Promise<Sum<AnyRow, By, Of>[]>
    },
    async insert(row) {
      const stored = toStoredRow(definition, row)
      return write(table, (view) => view.insert(stored))
    },
    async insertMany(rows) {
      const stored = rows.map((row) => toStoredRow(definition, row))
      return write(table, (view) => view.insertMany(stored))
    },
    async update(id, changes, expected) {
      const values = toStoredValues(definition, changes)
      const comparisons = toComparisons(definition, expected)
      return write(table, (view) => view.update(id, values, comparisons))
    },
    async remove(where) {
      const comparisons = toComparisons(definition, where)
      return write(table, (view) => view.remove(comparisons))
    },
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
