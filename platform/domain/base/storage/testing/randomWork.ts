import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DuplicateError, type Query, type SumQuery, type Where } from '../store.ts'
import {
  awkwardTexts,
  largestInteger,
  type SuiteStore,
  type SuiteTables,
  type Thing,
} from './suiteCollections.ts'

type SummedBy = 'name' | 'code' | 'weight' | 'sure'
type SummedColumn = 'size' | 'weight'

type Operation =
  | { do: 'insert'; row: Thing }
  | { do: 'insertMany'; rows: Thing[] }
  | { do: 'update'; id: string; changes: Partial<Thing>; condition: Where<Thing> }
  | { do: 'remove'; where: Where<Thing> }
  | { do: 'get'; id: string }
  | { do: 'find'; query: Query<Thing> }
  | { do: 'count'; where: Where<Thing> }
  | { do: 'sum'; query: SumQuery<Thing, SummedBy, SummedColumn> }

type Work = Operation | { do: 'transaction'; operations: Operation[]; fails: boolean }

/**
 * The set is small, so that operations often affect the same rows. It contains unusual values,
 * because stores may treat them differently.
 */
const id = fc.constantFrom('a', 'b', 'A', '\ud800')
const shortText = fc.constantFrom('x', '\ud83d', '\u{1f600}', '\ue000', '\0', '')
const anyText = fc.oneof(shortText, fc.constantFrom(...awkwardTexts), fc.string({ unit: 'binary' }))
const integer = fc.oneof(
  fc.constantFrom(0, 1, largestInteger, -largestInteger),
  fc.maxSafeInteger(),
)
const edgeNumber = fc.constantFrom(0, 1, largestInteger)
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null, freq: 2 })
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

const columns = {
  id,
  name: shortText,
  code: orNull(anyText),
  size: integer,
  weight: orNull(edgeNumber),
  flag: fc.boolean(),
  sure: orNull(fc.boolean()),
  at: integer,
  until: orNull(edgeNumber),
  data: json,
  extra: orNull(json),
}
const row: fc.Arbitrary<Thing> = fc.record(columns)
const changes: fc.Arbitrary<Partial<Thing>> = fc.record(columns, { requiredKeys: [] })

const boundedBy = <Value>(of: fc.Arbitrary<Value>) =>
  fc.oneof(
    of,
    of.map((bound) => ({ below: bound })),
    of.map((atLeast) => ({ atLeast })),
    fc.array(of, { maxLength: 3 }).map((values) => ({ in: values })),
  )
const where: fc.Arbitrary<Where<Thing>> = fc.record(
  {
    id: boundedBy(id),
    name: boundedBy(shortText),
    code: fc.oneof(fc.constant(null), boundedBy(anyText)),
    size: boundedBy(integer),
    weight: fc.oneof(fc.constant(null), boundedBy(edgeNumber)),
    sure: fc.oneof(fc.constant(null), boundedBy(fc.boolean())),
  },
  { requiredKeys: [] },
)
const query: fc.Arbitrary<Query<Thing>> = fc.record(
  {
    where,
    orderBy: fc.record({
      column: fc.constantFrom('id', 'name', 'code', 'size', 'weight', 'sure', 'until'),
      direction: fc.constantFrom('ascending', 'descending'),
      ids: fc.constantFrom('ascending', 'descending'),
    }),
    limit: fc.nat(4),
    offset: fc.nat(3),
  },
  { requiredKeys: [] },
)
const sumQuery: fc.Arbitrary<SumQuery<Thing, SummedBy, SummedColumn>> = fc.record(
  {
    where,
    by: fc.subarray<SummedBy>(['name', 'code', 'weight', 'sure']),
    spans: fc.record({
      column: fc.constantFrom('at', 'until'),
      length: fc.constantFrom(1, 7, 86_400_000),
      from: fc.constantFrom(0, 3, -5),
    }),
    of: fc.subarray<SummedColumn>(['size', 'weight']),
  },
  { requiredKeys: [] },
)

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('insert'), row }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('insertMany'), rows: fc.array(row, { maxLength: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('update'), id, changes, condition: where }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), where }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('get'), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('find'), query }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('count'), where }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sum'), query: sumQuery }) },
)
const work: fc.Arbitrary<Work> = fc.oneof(
  { weight: 5, arbitrary: operation },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('transaction'),
      operations: fc.array(operation, { maxLength: 6 }),
      fails: fc.boolean(),
    }),
  },
)

/** Sums in a fixed order, since a store may return groups in any order. */
async function sumsIn({ things }: SuiteTables, query: SumQuery<Thing, SummedBy, SummedColumn>) {
  const sums = await things.sum(query)
  const keyed = sums.map((sum) => [JSON.stringify([sum.span, Object.values(sum.by)]), sum] as const)
  return keyed.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function run(tables: SuiteTables, step: Operation): Promise<unknown> {
  const { things } = tables
  switch (step.do) {
    case 'insert':
      return things.insert(step.row)
    case 'insertMany':
      return things.insertMany(step.rows)
    case 'update':
      return things.update(step.id, step.changes, step.condition)
    case 'remove':
      return things.remove(step.where)
    case 'get':
      return things.get(step.id)
    case 'find':
      return things.find(step.query)
    case 'count':
      return things.count(step.where)
    case 'sum':
      return sumsIn(tables, step.query)
  }
}

async function outcomeOf(tables: SuiteTables, step: Operation): Promise<unknown> {
  try {
    return await run(tables, step)
  } catch (error) {
    if (error instanceof DuplicateError) return { taken: error.columns }
    if (error instanceof RangeError) return 'too much'
    throw error
  }
}

async function outcomesOf(store: SuiteStore, step: Work): Promise<unknown> {
  if (step.do !== 'transaction') return outcomeOf(store, step)
  const outcomes: unknown[] = []
  const undone = new Error('undone')
  const running = store.transaction(async (tables) => {
    for (const inner of step.operations) outcomes.push(await outcomeOf(tables, inner))
    if (step.fails) throw undone
  })
  await running.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return outcomes
}

/** Runs the same operations on both stores, and compares every result and the final rows. */
export function itDoesTheSameAs(
  other: string,
  create: () => SuiteStore,
  store: () => SuiteStore,
  runs: number,
): void {
  it(`random operations have the same results as on ${other}`, { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(fc.array(work, { maxLength: 30 }), async (steps) => {
      await store().things.remove({})
      const reference = create()
      for (const step of steps) {
        expect(await outcomesOf(store(), step)).toEqual(await outcomesOf(reference, step))
      }
      expect(await store().things.find()).toEqual(await reference.things.find())
    })
    await fc.assert(property, { numRuns: runs })
  })
}
