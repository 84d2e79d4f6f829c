import { createAnnouncements, type DomainEvent } from '../events.ts'
import {
  type Collection,
  type CollectionDefinition,
  DuplicateError,
  type Query,
  type Sum,
  type SumQuery,
  type Where,
} from '../store.ts'
import { type SuiteStore, suiteCollections } from './suiteCollections.ts'

type Row = { id: string } & Record<string, unknown>
type Contents = { rows: Row[] }

const codePoints = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)

function order(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b)
  const [left, right] = [codePoints(a), codePoints(b)]
  const at = left.findIndex((point, index) => point !== right[index])
  return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1)
}

const meets = (row: Row, where: Where<Row> = {}) =>
  Object.entries(where).every(([column, condition]) => {
    const value = row[column]
    if (typeof condition !== 'object' || condition === null) return value === condition
    if ('in' in condition) return Array.isArray(condition.in) && condition.in.includes(value)
    if (value === null) return false
    if ('contains' in condition) return String(value).includes(String(condition.contains))
    const isBelow = !('below' in condition) || order(value, condition.below) < 0
    return isBelow && (!('atLeast' in condition) || order(value, condition.atLeast) >= 0)
  })

function sumsOf(rows: Row[], { by = [], spans, of = [] }: SumQuery<Row, string, string>) {
  const spanOf = (row: Row) => {
    const at = spans && row[spans.column]
    if (!spans || typeof at !== 'number') return null
    // BigInt is exact, even if `time - from` exceeds the safe integers. The cast is safe: `map`
    // returns one value for each of the three elements.
    const [time, length, from] = [at, spans.length, spans.from].map(BigInt) as [
      bigint,
      bigint,
      bigint,
    ]
    const into = (((time - from) % length) + length) % length
    return Number(time - into)
  }
  const groups = Map.groupBy(rows, (row) =>
    JSON.stringify([spanOf(row), by.map((one) => row[one])]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const add = (column: string) =>
      Number(group.reduce((sum, row) => sum + BigInt(Number(row[column])), 0n))
    const sums = of.map((column) => [column, add(column)] as const)
    const tooLarge = sums.find(([, sum]) => !Number.isSafeInteger(sum))
    if (tooLarge) throw new RangeError(`${tooLarge[0]} is too much`)
    return {
      by: Object.fromEntries(by.map((column) => [column, first[column]])),
      span: spanOf(first),
      count: group.length,
      sums: Object.fromEntries(sums),
    }
  })
}

function collection(
  name: string,
  { unique }: CollectionDefinition,
  contents: Contents,
): Collection<Row> {
  const copy = (row: Row) => structuredClone(row)
  const find = ({ where, orderBy, limit, offset = 0 }: Query<Row> = {}) => {
    const found = contents.rows.filter((row) => meets(row, where))
    found.sort((a, b) => (orderBy?.ids === 'descending' ? -1 : 1) * order(a.id, b.id))
    if (orderBy) {
      const sign = orderBy.direction === 'ascending' ? 1 : -1
      found.sort((a, b) => sign * order(a[orderBy.column], b[orderBy.column]))
    }
    return found.slice(offset, offset + (limit ?? found.length))
  }
  const put = (row: Row, others: Row[]) => {
    for (const group of [['id'], ...unique]) {
      const values = group.map((column) => row[column])
      if (values.includes(null)) continue
      const isTaken = others.some((other) =>
        group.every((column, index) => other[column] === values[index]),
      )
      if (isTaken) throw new DuplicateError(name, group)
    }
    contents.rows = [...others, copy(row)]
  }
  const get = async (id: string) => find({ where: { id } }).map(copy)[0]
  return {
    get,
    peek: get,
    find: async (query) => find(query).map(copy),
    count: async (where) => find(where && { where }).length,
    async sum<By extends string, Of extends string>(query: SumQuery<Row, By, Of>) {
      // The cast is safe: the sums have the columns that the query requests.
      return sumsOf(find(query.where && { where: query.where }), query) as Sum<Row, By, Of>[]
    },
    insert: async (row) => put(row, contents.rows),
    async insertMany(rows) {
      const before = contents.rows
      try {
        for (const row of rows) put(row, contents.rows)
      } catch (error) {
        contents.rows = before
        throw error
      }
    },
    async update(id, changes, expected) {
      const row = contents.rows.find(
        (candidate) => candidate.id === id && meets(candidate, expected),
      )
      if (row)
        put(
          { ...row, ...changes },
          contents.rows.filter((other) => other !== row),
        )
      return row !== undefined
    },
    async remove(where) {
      const kept = contents.rows.filter((row) => !meets(row, where))
      const count = contents.rows.length - kept.length
      contents.rows = kept
      return count
    },
  }
}

/** Simplest implementation of the storage port, for one caller at a time. */
export function createModelStore(): SuiteStore {
  const all = { things: { rows: [] }, notes: { rows: [] } } satisfies Record<string, Contents>
  const contents: Record<keyof typeof all, Contents> = all
  // The cast is safe: the type checker lets the suite insert only rows of each collection's type.
  const tables = {
    things: collection('things', suiteCollections.things, contents.things),
    notes: collection('notes', suiteCollections.notes, contents.notes),
  } as unknown as SuiteStore
  const announcements = createAnnouncements()
  return {
    things: tables.things,
    notes: tables.notes,
    async transaction(work) {
      const before = [contents.things.rows, contents.notes.rows] as const
      const announced: DomainEvent[] = []
      try {
        const result = await work(tables, (event) => announced.push(event))
        for (const event of announced) announcements.tell({ kind: 'event', event })
        return result
      } catch (error) {
        contents.things.rows = before[0]
        contents.notes.rows = before[1]
        throw error
      }
    },
    listen: announcements.listen,
    async close() {},
  }
}
