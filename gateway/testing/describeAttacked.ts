import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../database/postgres/openPostgres.ts'
import { createTemporaryFolder } from '../database/testing/testDatabase.ts'
import { startTestPostgres, type TestPostgres } from '../database/testing/testPostgres.ts'
import { dataFiles, openData } from '../store/dataFolder.ts'
import { type AttackedPlatform, startAttackedPlatform } from './attackedPlatform.ts'

/**
 * Has tests run against two gateways on one PostgreSQL, and against one on SQLite; PostgreSQL has to
 * be there.
 * @param tests declares them; the platform that it is handed is there once they run.
 */
export function describeAttacked(
  name: string,
  tests: (current: () => AttackedPlatform) => void,
): void {
  let postgres: TestPostgres
  let folder: Awaited<ReturnType<typeof createTemporaryFolder>>
  beforeAll(async () => {
    postgres = await startTestPostgres()
    folder = await createTemporaryFolder()
  }, 60_000)
  afterAll(async () => {
    await postgres.stop()
    await folder.remove()
  })

  async function openTwoOnPostgres() {
    const url = await postgres.createDatabase()
    const open = () => openPostgres({ url, connections: 10 })
    return [await open(), await open()]
  }

  const places = [
    ['two gateways on one PostgreSQL', openTwoOnPostgres],
    ['a gateway on SQLite', async () => [await openData(dataFiles(join(folder.path, 'data')))]],
  ] as const

  describe.each(places)(`${name}, on %s`, (_, open) => {
    let platform: AttackedPlatform
    beforeAll(async () => {
      platform = await startAttackedPlatform(await open())
    }, 60_000)
    afterAll(() => platform.close())
    tests(() => platform)
  })
}
