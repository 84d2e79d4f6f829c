import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { partOf } from '../../tests/support/extent.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import type { AnyDatabase } from '../database/sqlTable.ts'
import { createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { startTestPostgres } from '../database/testing/testPostgres.ts'
import { up } from './m0037PayerClaims.ts'
import { migrations } from './migrations.ts'

type Tables = {
  payers: {
    id: string
    document: string
    number: string
    documentId: string | null
    createdAt: number
  }
  identitySteps: Record<string, string | number | null>
  settings: { id: string; value: string; updatedAt: number }
}

const payer = (id: string, number: string) => ({
  id,
  document: 'CPF',
  number,
  documentId: `CPF:${number}`,
  createdAt: 1,
})
const step = (memberId: string, state: string, number: string) => ({
  id: `${memberId}/PERSON`,
  memberId,
  step: 'PERSON',
  state,
  reason: null,
  submission: JSON.stringify({ kind: 'PERSON', number }),
  attempts: 1,
  firstAt: 1,
  submittedAt: 1,
  decidedAt: 1,
  expiresAt: null,
})

/** Migrates a database with three payers, one of whom has verified their identity. */
async function migratePayers(rawDatabase: AnyDatabase) {
  const before = Object.entries(migrations)
  const end = before.findIndex(([, migration]) => migration.up === up)
  const earlier = Object.fromEntries(before.slice(0, end))
  await migrate(rawDatabase, { getMigrations: async () => earlier })
  // `Tables` describes the schema before the migration.
  const database = rawDatabase as unknown as Kysely<Tables>
  await database
    .insertInto('payers')
    .values([payer('m-1', '12345678909'), payer('m-2', '11144477735'), payer('m-3', '52998224725')])
    .execute()
  await database
    .insertInto('identitySteps')
    .values([step('m-1', 'ACCEPTED', '12345678909'), step('m-2', 'REJECTED', '11144477735')])
    .execute()
  const market = { code: 'BR', identityRules: [{ action: 'WITHDRAWAL', level: 2 }] }
  const value = JSON.stringify({ version: 7, market })
  await database.insertInto('settings').values({ id: 'platform', value, updatedAt: 1 }).execute()
  await up(rawDatabase)
  const payers = await database.selectFrom('payers').select(['id', 'documentId']).execute()
  const settings = await database.selectFrom('settings').select('value').execute()
  await rawDatabase.destroy()
  return { payers, settings: settings.map((row) => JSON.parse(row.value)) }
}

async function onSqlite() {
  const folder = await createTemporaryFolder()
  return { bare: openKysely(join(folder.path, 'payers.sqlite')), remove: folder.remove }
}

async function onPostgres() {
  const postgres = await startTestPostgres()
  const bare = openPostgresDatabase({ url: await postgres.createDatabase(), connections: 2 })
  return { bare, remove: postgres.stop }
}

const inSqlite = ['SQLite', onSqlite] as const
const inPostgres = ['PostgreSQL', onPostgres] as const

it.each(partOf([inSqlite, inPostgres], [inSqlite]))(
  '[SAFE-04] the migration keeps the document numbers of verified members and turns those of others into claims in %s',
  async (_, prepare) => {
    const { bare, remove } = await prepare()
    const { payers, settings } = await migratePayers(bare)
    expect(payers.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
      { id: 'm-1', documentId: 'CPF:12345678909' },
      { id: 'm-2', documentId: null },
      { id: 'm-3', documentId: null },
    ])
    // The operator's rule for withdrawals is kept, and the other rules of the licence are added.
    expect(settings[0].market.identityRules).toEqual([
      { action: 'DEPOSIT', level: 1 },
      { action: 'PLAY', level: 1 },
      { action: 'WITHDRAWAL', level: 2 },
    ])
    await remove()
  },
)
