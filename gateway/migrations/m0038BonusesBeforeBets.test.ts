import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { up } from './m0038BonusesBeforeBets.ts'
import { migrations } from './migrations.ts'

type Tables = { settings: { id: string; value: string; updatedAt: number } }

it.each([
  [false, []],
  [true, ['DEPOSIT', 'REGISTRATION', 'REFERRAL']],
])(
  'the migration replaces newbieBonuses %s in the stored market with the list of allowed bonuses',
  async (newbieBonuses, bonusesBeforeBets) => {
    const folder = await createTemporaryFolder()
    const rawDatabase = openKysely(join(folder.path, 'old.sqlite'))
    const all = Object.entries(migrations)
    const end = all.findIndex(([, migration]) => migration.up === up)
    const earlier = Object.fromEntries(all.slice(0, end))
    await migrate(rawDatabase, { getMigrations: async () => earlier })
    // `Tables` describes the schema before the migration.
    const database = rawDatabase as unknown as Kysely<Tables>
    const value = JSON.stringify({
      version: 2,
      market: { code: 'BR', newbieBonuses, cockfight: false },
    })
    await database.insertInto('settings').values({ id: 'platform', value, updatedAt: 1 }).execute()
    await migrate(rawDatabase)
    const row = await database.selectFrom('settings').select('value').executeTakeFirstOrThrow()
    expect(JSON.parse(row.value).market).toEqual({
      code: 'BR',
      bonusesBeforeBets,
      cockfight: false,
    })
    await database.destroy()
    await folder.remove()
  },
)
