/** Runs gateway processes with the embedded database and with PostgreSQL. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../database/testing/testPostgres.ts'
import { runGateway } from './gatewayProcess.ts'
import { operatorPassword } from './moneyLoad.ts'
import { createTestClient } from './testClient.ts'
import { createTestFolder } from './testGateway.ts'

/**
 * An empty database: the environment variables with which a gateway uses it, and its path or URL.
 */
export type GatewayPlace = { environment: Record<string, string>; place: string }

/** Declares the same tests for the embedded database and for PostgreSQL with durable commits. */
export function describeOnEachDatabase(body: (placeOf: () => Promise<GatewayPlace>) => void): void {
  const folders: Awaited<ReturnType<typeof createTestFolder>>[] = []
  const folderOf = async () => {
    const folder = await createTestFolder()
    folders.push(folder)
    return { PORTICO_DATA: folder.dataFolder, PORTICO_BUILD: folder.buildFolder }
  }
  afterAll(async () => {
    for (const folder of folders) await folder.remove()
  })

  describe('gateway with the embedded database', () => {
    body(async () => {
      const environment = await folderOf()
      return { environment, place: join(environment.PORTICO_DATA, 'portico.sqlite') }
    })
  })

  describe('gateway with PostgreSQL', () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startTestPostgres({ isDurable: true })
    }, 60_000)
    afterAll(() => postgres.stop())

    body(async () => {
      const place = await postgres.createDatabase()
      return { environment: { ...(await folderOf()), DATABASE_URL: place }, place }
    })
  })
}

/** Creates a function that starts a gateway process with the demonstration data. */
export function createStarter(environment: Record<string, string>) {
  let starts = 0
  return async () => {
    const gateway = runGateway({
      PORT: '0',
      PORTICO_PERSONAS: '1',
      PORTICO_OPERATOR_PASSWORD: operatorPassword,
      PORTICO_TRUSTED_PROXIES: '1',
      ...environment,
    })
    starts += 1
    // Each start uses another client IP address, so that no rate limit applies.
    const from = { 'X-Forwarded-For': `10.1.${starts >> 8}.${starts & 255}` }
    return { gateway, client: createTestClient(await gateway.ready, from) }
  }
}
