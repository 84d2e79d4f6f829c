import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../gateway/database/openDatabase.ts'
import { openPostgres } from '../../gateway/database/postgres/openPostgres.ts'
import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import { openSession } from '../../platform/world/accounts/sessions/sessions.ts'
import type { WorldStore } from '../../platform/world/base/collections/collections.ts'
import { createWorld } from '../../platform/world/ports.ts'
import { findPostgres } from '../../scripts/postgres/findPostgres.ts'
import { runningOn } from './gateway/runningOn.ts'
import { growingCalls, growthTable, type Size } from './growth/growthTable.ts'
import { addBets, heavyId, makePlayers, ordinaryId, otherIds } from './growth/manyBets.ts'
import { manyOthers } from './growth/manyOthers.ts'
import { callCount, measureCalls, timesOf } from './growth/measureCalls.ts'
import { round } from './page/measuredPage.ts'
import type { Figures, Row } from './printFigures.ts'

const allSizes = [10_000, 100_000, 1_000_000]
const usualMost = 100_000
/** Members who ask meanwhile. */
const others = 50
/** Milliseconds of a player's call, and of others meanwhile. */
const goals = { call: 20, others: 30 }

type Environment = Record<string, string>
type Opened = { store: WorldStore; close(): Promise<void> }
type Database = { name: string; environment: Environment; open: () => Promise<Opened> }

async function withStore<Result>(
  { open }: Database,
  use: (store: WorldStore) => Promise<Result>,
): Promise<Result> {
  const { store, close } = await open()
  try {
    return await use(store)
  } finally {
    await close()
  }
}

/** Measures a database at each size, from the smallest on. */
async function measure(database: Database, sizes: readonly number[]) {
  const now = Date.now()
  // The gateway makes the database, and the demonstration in it.
  await runningOn(database.environment, async () => {})
  const tokens = await withStore(database, async (store) => {
    const model = await store.members.get('m-ana')
    if (!model) throw new Error('There is no member')
    await makePlayers(store, model, now)
    const world = createWorld({ store })
    const open = (memberIds: readonly string[]) =>
      Promise.all(memberIds.map((memberId) => openSession(world, memberId)))
    const forCalls = (memberId: string) => open(Array.from({ length: callCount }, () => memberId))
    return {
      ordinary: await forCalls(ordinaryId),
      heavy: await forCalls(heavyId),
      others: await open(otherIds.slice(0, others)),
    }
  })
  const measured: Size[] = []
  const rows: Row[] = []
  let from = 0
  for (const to of sizes) {
    const [loadBefore = 0] = loadavg()
    await withStore(database, (store) => addBets(store, { from, to, now }))
    from = to
    await runningOn(database.environment, async ({ url }) => {
      const endOthers = await manyOthers(url, tokens.others)
      const calls = await measureCalls(url, tokens, to)
      const { times, perSecond } = await endOthers()
      measured.push({ bets: to, calls })
      const ofSize = `${database.name}, ${to / 1000}k`
      const figures = timesOf(times)
      const slowest = calls.toSorted((a, b) => b.heavy.p99 - a.heavy.p99)[0]
      const row = (figure: string, value: number, unit = 'ms', goal?: number): Row => ({
        figure: `${ofSize}: ${figure}`,
        value: round(value),
        unit,
        ...(goal !== undefined && { target: `<= ${goal}` }),
      })
      rows.push(
        row('load of the machine before', loadBefore, ''),
        row('others, answered', perSecond, '/s'),
        row('others, p50', figures.p50),
        row('others, p99', figures.p99, 'ms', goals.others),
        row(`slowest of heavy, p99 (${slowest?.call})`, slowest?.heavy.p99 ?? 0, 'ms', goals.call),
      )
    })
  }
  return { measured, rows }
}

/**
 * What becomes of the calls that read a member's past while bets become many.
 * @param most bets of the largest database.
 */
export async function run(most = String(usualMost)): Promise<Figures> {
  const sizes = allSizes.filter((size) => size <= Number(most))
  const folder = await mkdtemp(join(tmpdir(), 'portico-growth-'))
  const postgres = findPostgres() ? await startTestPostgres({ isDurable: true }) : undefined
  try {
    const embedded = join(folder, 'embedded')
    const databases: Database[] = [
      {
        name: 'embedded',
        environment: { PORTICO_DATA: embedded },
        open: () => openDatabase({ file: join(embedded, 'portico.sqlite') }),
      },
    ]
    if (postgres) {
      const url = await postgres.createDatabase()
      databases.push({
        name: 'PostgreSQL',
        environment: { PORTICO_DATA: join(folder, 'shared'), DATABASE_URL: url },
        open: () => openPostgres({ url, connections: 4 }),
      })
    }
    const table: string[] = []
    const rows: Row[] = []
    for (const database of databases) {
      const figures = await measure(database, sizes)
      table.push('', database.name, ...growthTable(figures.measured))
      for (const player of ['ordinary', 'heavy'] as const) {
        const growing = growingCalls(figures.measured, player)
        table.push(`grows for the ${player} player: ${growing.join(', ') || 'nothing'}`)
      }
      rows.push(...figures.rows)
    }
    const title = `A member's past among ${sizes.join(', ')} bets, beside 200 calls a second`
    return { title, table, rows }
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, maxRetries: 3 })
  }
}
