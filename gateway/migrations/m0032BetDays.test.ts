import { join } from 'node:path'
import { expect, it } from 'vitest'
import { betRow } from '../../platform/domain/base/collections/betRowForTests.ts'
import type { BetRow, DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { dayLength, startOfDay } from '../../platform/domain/base/time/marketTime.ts'
import { auditBetDays } from '../../platform/domain/money/ledger/auditBetDays.ts'
import { partOf } from '../../tests/support/extent.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openPostgres, openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { startTestPostgres } from '../database/testing/testPostgres.ts'
import { up } from './m0032BetDays.ts'

const day = startOfDay(Date.UTC(2026, 10, 21, 12))

const sportsBet = { gameType: 'SPORTS', stake: 900, validBet: 800, win: 1_700 }
const bet = (id: string, changes: Partial<BetRow>) =>
  betRow({ id, ...sportsBet, placedAt: day, settledAt: day + 600_000, ...changes })
const zeroAmounts = { validBet: 0, win: 0 }
const bets = [
  bet('b-1', {}),
  bet('b-2', {}),
  // A bet placed in the last millisecond of a day and settled in the first millisecond of the next
  // day.
  bet('b-3', { placedAt: day - 1, settledAt: day }),
  bet('b-4', { ...zeroAmounts, status: 'PENDING', settledAt: null }),
  bet('b-5', { ...zeroAmounts, status: 'CANCELLED', settledAt: day + dayLength }),
  bet('b-6', { vendor: 'EVO', gameType: 'LIVE' }),
  bet('b-7', { memberId: 'm-2' }),
]

type Opened = { store: DomainStore; close(): Promise<void> }
/** Runs the migration again on existing bets. @returns the problems that the audit finds. */
async function filled(open: () => Promise<Opened>, openRaw: () => AnyDatabase) {
  const before = await open()
  await before.store.bets.insertMany(bets)
  await before.close()
  const database = openRaw()
  await database.schema.dropTable('betDays').execute()
  await up(database)
  await database.destroy()
  const after = await open()
  const problems = await auditBetDays(after.store)
  const rows = await after.store.betDays.count()
  await after.close()
  return { problems, rows }
}

async function onSqlite() {
  const folder = await createTemporaryFolder()
  const file = join(folder.path, 'bets.sqlite')
  const open = () => openDatabase({ file })
  return { open, bare: () => openKysely(file), remove: folder.remove }
}

async function onPostgres() {
  const postgres = await startTestPostgres()
  const settings = { url: await postgres.createDatabase(), connections: 2 }
  const open = () => openPostgres(settings)
  return { open, bare: () => openPostgresDatabase(settings), remove: postgres.stop }
}

const inSqlite = ['SQLite', onSqlite] as const
const inPostgres = ['PostgreSQL', onPostgres] as const

it.each(partOf([inSqlite, inPostgres], [inSqlite]))(
  'the migration computes the daily totals of existing bets in %s',
  async (_, prepare) => {
    const { open, bare, remove } = await prepare()
    expect(await filled(open, bare)).toEqual({ problems: [], rows: 6 })
    await remove()
  },
)
