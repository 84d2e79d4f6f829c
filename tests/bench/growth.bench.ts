import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createScryptPasswords } from '../../gateway/context/scryptPasswords.ts'
import { openDatabase } from '../../gateway/database/openDatabase.ts'
import { openPostgres } from '../../gateway/database/postgres/openPostgres.ts'
import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import { openSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { findPostgres } from '../../scripts/postgres/findPostgres.ts'
import { runningOn } from './gateway/runningOn.ts'
import { growingCalls, growthTable, type Size } from './growth/growthTable.ts'
import {
  addBets,
  heavyId,
  makePlayers,
  ordinaryId,
  otherIds,
  usernameOf,
} from './growth/manyBets.ts'
import { manyOthers, type Others } from './growth/manyOthers.ts'
import { callCount, measureCalls, timesOf } from './growth/measureCalls.ts'
import { type Entries, measureEntries, timingHashes } from './growth/measureEntries.ts'
import { round } from './page/measuredPage.ts'
import type { Figures, Row } from './printFigures.ts'

const allSizes = [10_000, 100_000, 1_000_000]
const usualMost = 100_000
/** Members who send requests during the measurements. */
const others = 50
/**
 * Targets in milliseconds: a player's call, a log-in or registration without its hash, and calls of
 * other members and visitors.
 */
const goals = { call: 20, besidesHash: 20, others: 30 }
const password = 'Gavea2026'
/** Number of logins, and of registrations, at each size. */
const entries = 100

type Environment = Record<string, string>
type Opened = { store: DomainStore; close(): Promise<void> }
type Database = { name: string; environment: Environment; open: () => Promise<Opened> }

async function withStore<Result>(
  { open }: Database,
  use: (store: DomainStore) => Promise<Result>,
): Promise<Result> {
  const { store, close } = await open()
  try {
    return await use(store)
  } finally {
    await close()
  }
}

type Tell = (figure: string, value: number, unit?: string, goal?: number) => Row

/** Duration of logins and registrations, with and without hashing. */
function entryRows({ hash, login, registration }: Entries, row: Tell): Row[] {
  const goal = Math.ceil(hash.p99 + goals.besidesHash)
  return [
    row('hash of a password, p50', hash.p50),
    row('hash of a password, p99', hash.p99),
    row('log-in, p99', login.whole.p99, 'ms', goal),
    row('log-in besides its hash, p50', login.besides.p50),
    row('log-in besides its hash, p99', login.besides.p99),
    row('registration, p99', registration.whole.p99, 'ms', goal),
    row('registration besides its hash, p50', registration.besides.p50),
    row('registration besides its hash, p99', registration.besides.p99),
  ]
}

function otherRows(name: string, { times, perSecond }: Others, row: Tell): Row[] {
  const { p50, p99 } = timesOf(times)
  return [
    row(`${name}, answered`, perSecond, '/s'),
    row(`${name}, p50`, p50),
    row(`${name}, p99`, p99, 'ms', goals.others),
  ]
}

/** Usernames that log in only at this database size; `size` is an index into the sizes. */
const usernamesOf = (size: number) =>
  otherIds.slice(others + size * entries, others + (size + 1) * entries).map(usernameOf)

/** Measures a database at each size, from the smallest on. */
async function measure(database: Database, sizes: readonly number[]) {
  const now = Date.now()
  const hashes = `${database.environment.PORTICO_DATA}.hashes`
  const environment = { ...database.environment, ...timingHashes(hashes) }
  const passwordHash = await createScryptPasswords().hash(password)
  // The gateway creates the database and the demonstration data.
  await runningOn(database.environment, async () => {})
  const tokens = await withStore(database, async (store) => {
    const model = await store.members.get('m-ana')
    if (!model) throw new Error('There is no member')
    await makePlayers(store, { ...model, passwordHash }, now)
    const context = createContext({ store })
    const open = (memberIds: readonly string[]) =>
      Promise.all(memberIds.map((memberId) => openSession(context, memberId)))
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
  for (const [size, to] of sizes.entries()) {
    const [loadBefore = 0] = loadavg()
    await withStore(database, (store) => addBets(store, { from, to, now }))
    from = to
    await runningOn(environment, async ({ url }) => {
      const endOthers = await manyOthers(url, tokens.others)
      const calls = await measureCalls(url, tokens, to)
      const besideCalls = await endOthers()
      const endOthersOfEntries = await manyOthers(url, tokens.others)
      const who = { usernames: usernamesOf(size), password, prefix: `novo${size}x` }
      const entered = await measureEntries({ url, hashes, ...who })
      const besideEntries = await endOthersOfEntries()
      measured.push({ bets: to, calls })
      const row: Tell = (figure, value, unit = 'ms', goal) => ({
        figure: `${database.name}, ${to / 1000}k: ${figure}`,
        value: round(value),
        unit,
        ...(goal !== undefined && { target: `<= ${goal}` }),
      })
      const slowest = calls.toSorted((a, b) => b.heavy.p99 - a.heavy.p99)[0]
      rows.push(
        row('load of the machine before', loadBefore, ''),
        ...otherRows('others', besideCalls, row),
        row(`slowest of heavy, p99 (${slowest?.call})`, slowest?.heavy.p99 ?? 0, 'ms', goals.call),
        ...entryRows(entered, row),
        ...otherRows('others beside these', besideEntries, row),
      )
    })
  }
  return { measured, rows }
}

/**
 * Growth of the latency of calls that read a member's history, with the number of bets.
 * @param maxSize bets of the largest database.
 */
export async function run(maxSize = String(usualMost)): Promise<Figures> {
  const sizes = allSizes.filter((size) => size <= Number(maxSize))
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
