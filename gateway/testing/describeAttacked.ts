import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { partOf } from '../../tests/support/extent.ts'
import { openPostgres } from '../database/postgres/openPostgres.ts'
import { createTemporaryFolder } from '../database/testing/testDatabase.ts'
import { startTestPostgres } from '../database/testing/testPostgres.ts'
import { dataFiles, openData } from '../store/dataFolder.ts'
import { type AttackedPlatform, startAttackedPlatform } from './attackedPlatform.ts'

/**
 * Declares the same tests for one gateway on SQLite and, in a full run, also for two gateways that
 * share one PostgreSQL database.
 * @param tests declares the tests. Its parameter `current` returns the platform as soon as the
 * tests run.
 */
export function describeAttacked(
  name: string,
  tests: (current: () => AttackedPlatform) => void,
): void {
  const started: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const remove of started) await remove()
  })

  async function openOnSqlite() {
    const folder = await createTemporaryFolder()
    started.push(folder.remove)
    return [await openData(dataFiles(join(folder.path, 'data')))]
  }

  async function openTwoOnPostgres() {
    const postgres = await startTestPostgres()
    started.push(postgres.stop)
    const url = await postgres.createDatabase()
    const open = () => openPostgres({ url, connections: 10 })
    return [await open(), await open()]
  }

  const onSqlite = ['a gateway on SQLite', openOnSqlite] as const
  const onPostgres = ['two gateways on one PostgreSQL', openTwoOnPostgres] as const
  const places = partOf([onSqlite, onPostgres], [onSqlite])

  describe.each(places)(`${name}, on %s`, (_, open) => {
    let platform: AttackedPlatform
    beforeAll(async () => {
      platform = await startAttackedPlatform(await open())
    }, 60_000)
    afterAll(() => platform.close())
    tests(() => platform)
  })
}
