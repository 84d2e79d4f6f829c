import { Client } from 'pg'
import { preparePostgres } from '../../../../gateway/database/postgres/openPostgres.ts'
import { asksForAll, type Explained, type Planner, type Problem, sortProblem } from './plans.ts'
import type { Statement } from './recording.ts'

/** The used fields of a node of `explain (format json)`. */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  'Sort Key'?: string[]
  Plans?: Node[]
}

type Index = { table: string; isUnique: boolean; columns: string[] }
type Indexes = ReadonlyMap<string, Index>

const indexScans = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'])

/**
 * True if a node finds at most one row at a time: its conditions compare all columns of a unique
 * index.
 */
function findsFew(node: Node, indexes: Indexes): boolean {
  const chosenBy = `${node['Index Cond']} ${node.Filter}`
  return indexes
    .values()
    .some(
      ({ isUnique, table, columns }) =>
        isUnique &&
        table === node['Relation Name'] &&
        columns.every((column) => chosenBy.includes(`${column} = `)),
    )
}

function problemsOf(node: Node, statement: Statement, indexes: Indexes): Problem[] {
  const { 'Node Type': type, 'Index Cond': condition = '', Plans: inner = [] } = node
  // Without a condition on its first column, the whole index is read.
  const [first] = indexes.get(node['Index Name'] ?? '')?.columns ?? []
  const isFound = first !== undefined && condition.includes(first)
  const walksInOrder = statement.isLimited && asksForAll(statement) && type === 'Index Scan'
  const scans = type === 'Seq Scan' || (indexScans.has(type) && !isFound && !walksInOrder)
  // An incremental sort covers only the few rows with equal leading columns.
  const sorts = type === 'Sort' && !inner.some((one) => findsFew(one, indexes))
  // A sort directly below an aggregate only groups its input.
  const looked = inner.filter((one) => type !== 'Aggregate' || one['Node Type'] !== 'Sort')
  return [
    ...(scans ? (['scan'] satisfies Problem[]) : []),
    ...(sorts ? [sortProblem(statement)] : []),
    ...looked.flatMap((one) => problemsOf(one, statement, indexes)),
  ]
}

/** A readable plan: its nodes with their conditions. */
function formatPlan(node: Node, depth = 0): string {
  const { Filter: filter, 'Sort Key': sortKey = [], Plans: inner = [] } = node
  const parts = [
    node['Node Type'],
    node['Relation Name'],
    node['Index Name'],
    node['Index Cond'],
    filter && `filter ${filter}`,
    ...sortKey,
  ]
  const step = parts.filter((part) => part !== undefined).join(' ')
  return [`${'  '.repeat(depth)}${step}`, ...inner.map((one) => formatPlan(one, depth + 1))].join(
    '\n',
  )
}

/**
 * Plans on PostgreSQL, with the tables and indexes of the migrations.
 * @param url of an empty database.
 */
export async function openPostgresPlanner(url: string): Promise<Planner> {
  await preparePostgres({ url, connections: 1 })
  const client = new Client({ connectionString: url })
  await client.connect()
  // With sequential scans disabled, PostgreSQL plans one only where no index applies.
  await client.query('set enable_seqscan = off')
  const indexes = await readIndexes(client)

  async function explain(statement: Statement): Promise<Explained> {
    const text = `explain (format json) ${statement.sql}`
    const values = [...statement.parameters]
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({ text, values })
    const root = rows[0]?.['QUERY PLAN'][0].Plan
    if (!root) throw new Error(`No plan of ${statement.sql}`)
    return { problems: problemsOf(root, statement, indexes), plan: formatPlan(root) }
  }

  return {
    async explain(statement) {
      const usual = await explain(statement)
      if (usual.problems.length === 0) return usual
      // Without rows, the planner may choose an index and a sort instead of an index in sort order.
      await client.query('set enable_sort = off')
      const ordered = await explain(statement)
      await client.query('reset enable_sort')
      return ordered.problems.length === 0 ? ordered : usual
    },
    close: () => client.end(),
  }
}

async function readIndexes(client: Client): Promise<Indexes> {
  const { rows } = await client.query<Index & { name: string }>(`
    select c.relname as name, t.relname as "table", i.indisunique as "isUnique",
      array(select pg_get_indexdef(i.indexrelid, place, true)
        from generate_series(1, i.indnkeyatts) place) as columns
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid`)
  return new Map(rows.map(({ name, ...index }) => [name, index]))
}
