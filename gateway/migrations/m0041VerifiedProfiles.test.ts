import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pastSteps } from '../../mocks/past/identity.ts'
import { memberWithoutForm } from '../../platform/domain/accounts/account/memberWithoutForm.ts'
import { partOf } from '../../tests/support/extent.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { openPostgres, openPostgresDatabase } from '../database/postgres/openPostgres.ts'
import { createTemporaryFolder, openKysely } from '../database/testing/testDatabase.ts'
import { startTestPostgres } from '../database/testing/testPostgres.ts'
import { up } from './m0041VerifiedProfiles.ts'

const declared = { birthday: '1990-01-01', address: 'Rua das Laranjeiras, 12' }
const verified = { number: '12345678909', fullName: 'Marina Lopes Duarte', birthday: '1992-02-29' }

const memberOf = (id: string) => ({
  ...memberWithoutForm({
    id,
    username: id,
    nickname: id,
    type: 0,
    currency: 'BRL',
    email: null,
    firstTimeLogin: false,
    createdAt: 1,
    rulesVersion: 1,
  }),
  profile: declared,
})
const stepsOf = (memberId: string) => pastSteps({ memberId, ...verified, level: 1, at: 1 })

async function inSqlite() {
  const folder = await createTemporaryFolder()
  const file = join(folder.path, 'profiles.sqlite')
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
  'the profiles of members who are already verified get the verified data in %s',
  async (_, prepare) => {
    const { open, bare, remove } = await prepare()
    const earlier = await open()
    const ids = ['m-verified', 'm-rejected', 'm-closed']
    await earlier.store.members.insertMany(ids.map(memberOf))
    await earlier.store.identitySteps.insertMany([
      ...stepsOf('m-verified'),
      ...stepsOf('m-rejected').map((step) => ({ ...step, state: 'REJECTED' as const })),
      ...stepsOf('m-closed'),
    ])
    await earlier.store.closedAccounts.insert({
      id: 'm-closed',
      closedAt: 1,
      keptUntil: 2,
      kept: null,
    })
    await earlier.close()
    const database = bare()
    await up(database)
    await database.destroy()
    const after = await open()
    const profileOf = async (id: string) => (await after.store.members.get(id))?.profile
    expect(await profileOf('m-verified')).toEqual({
      address: 'Rua das Laranjeiras, 12',
      idNumber: '12345678909',
      payeeName: 'Marina Lopes Duarte',
      fullname: 'Marina Lopes Duarte',
      birthday: '1992-02-29',
    })
    expect(await profileOf('m-rejected')).toEqual(declared)
    expect(await profileOf('m-closed')).toEqual(declared)
    await after.close()
    await remove()
  },
)
