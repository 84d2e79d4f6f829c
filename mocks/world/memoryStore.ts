import {
  type Collection,
  type CollectionDefinition,
  type Definitions,
  DuplicateError,
  type Query,
  type Store,
  type Tables,
  type Where,
} from './store.ts'
import { readCondition, storableRow } from './storedValues.ts'

type Row = { id: string } & Record<string, unknown>
type Rows = ReadonlyMap<string, Row>
type State = Record<string, Rows>

/** Where a store is kept beyond the page, for example in the browser's storage. */
export type Keeping = {
  /** What was kept, or null. */
  load?: () => string | null
  /** Keeps everything; called after each change. What it throws is ignored: memory goes on. */
  save?: (snapshot: string) => void
}

/** Text in the order of its code points, as databases sort it; nothing comes before everything. */
function compare(left: unknown, right: unknown): number {
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [[...left], [...right]]
    const index = one.findIndex((character, at) => character !== other[at])
    if (index === -1) return -1
    return (one[index]?.codePointAt(0) ?? -1) - (other[index]?.codePointAt(0) ?? -1)
  }
  return Number(left) - Number(right)
}

function meets(name: string, definition: CollectionDefinition, row: Row, where: Where<Row> = {}) {
  return Object.entries(where).every(([key, condition]) => {
    const { operator, value } = readCondition(name, definition, key, condition)
    const held = row[key]
    if (operator === '=') return held === value
    if (held === null || value === null) return false
    return operator === '<' ? compare(held, value) < 0 : compare(held, value) >= 0
  })
}

function select(name: string, definition: CollectionDefinition, rows: Rows, query: Query<Row>) {
  const { where, orderBy, limit, offset = 0 } = query
  const found = [...rows.values()].filter((row) => meets(name, definition, row, where))
  const sign = orderBy?.direction === 'descending' ? -1 : 1
  found.sort(
    (one, other) =>
      (orderBy ? sign * compare(one[orderBy.column], other[orderBy.column]) : 0) ||
      compare(one.id, other.id),
  )
  return found.slice(offset, limit === undefined ? undefined : offset + limit)
}

/** One collection over whatever state is current; `write` takes its next rows. */
function createCollection(
  name: string,
  definition: CollectionDefinition,
  read: () => Rows,
  write: (change: (rows: Rows) => Rows) => Promise<void>,
): Collection<Row> {
  const copy = (row: Row): Row => structuredClone(row)
  const refuseDuplicates = (rows: Rows, row: Row) => {
    for (const columns of definition.unique) {
      if (columns.some((column) => row[column] === null)) continue
      const isTaken = (other: Row) =>
        other.id !== row.id && columns.every((column) => other[column] === row[column])
      if (rows.values().some(isTaken)) throw new DuplicateError(name, columns)
    }
  }
  return {
    async get(id) {
      const row = read().get(id)
      return row && copy(row)
    },
    async find(query = {}) {
      return select(name, definition, read(), query).map(copy)
    },
    async count(where) {
      return select(name, definition, read(), where ? { where } : {}).length
    },
    insert: (given) =>
      write((rows) => {
        // Every column of a row is given, so the whole is a row again.
        const row = storableRow(name, definition, given) as Row
        if (rows.has(row.id)) throw new DuplicateError(name, ['id'])
        refuseDuplicates(rows, row)
        return new Map(rows).set(row.id, row)
      }),
    async update(id, changes, expected) {
      let isChanged = false
      await write((rows) => {
        const row = rows.get(id)
        isChanged = row !== undefined && meets(name, definition, row, expected)
        if (!row || !isChanged) return rows
        const next = { ...row, ...storableRow(name, definition, changes) }
        refuseDuplicates(rows, next)
        return new Map(rows).set(id, next)
      })
      return isChanged
    },
    async remove(where) {
      let removed = 0
      await write((rows) => {
        const kept = [...rows].filter(([, row]) => !meets(name, definition, row, where))
        removed = rows.size - kept.length
        return removed === 0 ? rows : new Map(kept)
      })
      return removed
    },
  }
}

/** Names the shape of what is kept; what another version kept is not read. */
const shapeOf = (definitions: Definitions) =>
  JSON.stringify(
    Object.entries(definitions).map(([name, { columns }]) => [
      name,
      Object.entries(columns).map(([key, { kind, nullable }]) => [key, kind, nullable]),
    ]),
  )

const emptyState = (definitions: Definitions): State =>
  Object.fromEntries(Object.keys(definitions).map((name) => [name, new Map()]))

function loadState(definitions: Definitions, { load }: Keeping): State {
  try {
    const kept = JSON.parse(load?.() ?? 'null')
    if (kept?.shape !== shapeOf(definitions)) return emptyState(definitions)
    return Object.fromEntries(
      Object.keys(definitions).map((name) => [
        name,
        new Map(kept.rows[name].map((row: Row) => [row.id, row])),
      ]),
    )
  } catch {
    // Garbage, or storage that may not be read: a fresh world beats none.
    return emptyState(definitions)
  }
}

function saveState(definitions: Definitions, state: State, { save }: Keeping): void {
  if (!save) return
  const rows = Object.fromEntries(
    Object.entries(state).map(([name, held]) => [name, [...held.values()]]),
  )
  try {
    save(JSON.stringify({ shape: shapeOf(definitions), rows }))
  } catch {
    // Full or blocked storage: the page keeps what it has in memory.
  }
}

/** A store in memory. Changes happen one after the other; readers see only what is complete. */
export function createMemoryStore<D extends Definitions>(
  definitions: D,
  keeping: Keeping = {},
): Store<D> {
  let committed = loadState(definitions, keeping)
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
  const collectionsOver = (
    current: () => State,
    write: (name: string, change: (rows: Rows) => Rows) => Promise<void>,
  ) =>
    Object.fromEntries(
      Object.entries(definitions).map(([name, definition]) => [
        name,
        createCollection(
          name,
          definition,
          () => current()[name] ?? new Map(),
          (change) => write(name, change),
        ),
      ]),
      // The definitions give each collection its row type.
    ) as Tables<D>

  const transaction = <Result>(work: (tables: Tables<D>) => Promise<Result>) =>
    inTurn(async () => {
      const before = committed
      let draft = before
      const tables = collectionsOver(
        () => draft,
        async (name, change) => {
          draft = { ...draft, [name]: change(draft[name] ?? new Map()) }
        },
      )
      const result = await work(tables)
      committed = draft
      if (draft !== before) saveState(definitions, draft, keeping)
      return result
    })

  const tables = collectionsOver(
    () => committed,
    (name, change) =>
      inTurn(async () => {
        const rows = committed[name] ?? new Map()
        const next = change(rows)
        if (next === rows) return
        committed = { ...committed, [name]: next }
        saveState(definitions, committed, keeping)
      }),
  )
  return { ...tables, transaction, close: () => last.then(() => {}) }
}
