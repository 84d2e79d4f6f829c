import { join } from 'node:path'
import { expect, it } from 'vitest'
import pastedMarks from '../../tests/corpora/pastedMarks.json' with { type: 'json' }
import { partOf } from '../../tests/support/extent.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openPostgres, openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import { createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { startTestPostgres } from '../database/testing/testPostgres.ts'
import { up } from './m0036PixKeys.ts'

const account = (id: string, keyType: string, key: string) => ({
  id,
  memberId: 'm-1',
  keyType,
  keyId: `${keyType}:${key}`,
  key,
  holder: 'Ana Souza Lima',
  createdAt: 1,
  defaultSince: null,
})
const markedAccounts = pastedMarks.map(({ mark }, index) =>
  account(`k-mark${index}`, 'EMAIL', `ana${index}@example${mark}.com${mark}`),
)
const before = [
  ...markedAccounts,
  account('k-cpf', 'CPF', '12345678909'),
  account('k-link', 'EMAIL', 'mailto:bia@example.com'),
  account('k-taken', 'EMAIL', 'caio@example.com'),
  account('k-taker', 'EMAIL', 'caio@example.com\u200b'),
]

async function inSqlite() {
  const folder = await createTemporaryFolder()
  const file = join(folder.path, 'keys.sqlite')
  return { open: () => openDatabase({ file }), bare: () => openKysely(file), remove: folder.remove }
}

async function inPostgres() {
  const postgres = await startTestPostgres()
  const settings = { url: await postgres.createDatabase(), connections: 2 }
  const open = () => openPostgres(settings)
  return { open, bare: () => openPostgresDatabase(settings), remove: postgres.stop }
}

const sqlite = ['SQLite', inSqlite] as const
const postgres = ['PostgreSQL', inPostgres] as const

it.each(partOf([sqlite, postgres], [sqlite]))(
  '[SAFE-09] existing e-mail keys are normalised in %s, unless another account has the normalised key',
  async (_, prepare) => {
    const { open, bare, remove } = await prepare()
    const earlier = await open()
    await earlier.store.payoutAccounts.insertMany(before)
    await earlier.close()
    const database = bare()
    await up(database)
    await up(database)
    await database.destroy()
    const after = await open()
    const keyOf = async (id: string) => {
      const row = await after.store.payoutAccounts.get(id)
      expect(row?.keyId).toBe(`${row?.keyType}:${row?.key}`)
      return row?.key
    }
    for (const [index, { id }] of markedAccounts.entries()) {
      expect(await keyOf(id)).toBe(`ana${index}@example.com`)
    }
    expect(await keyOf('k-cpf')).toBe('12345678909')
    expect(await keyOf('k-link')).toBe('bia@example.com')
    expect(await keyOf('k-taken')).toBe('caio@example.com')
    expect(await keyOf('k-taker')).toBe('caio@example.com\u200b')
    await after.close()
    await remove()
  },
)
