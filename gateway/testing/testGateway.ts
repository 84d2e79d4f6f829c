import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usualLanguages } from '../../src/lib/languageCodes.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { ScryptCost } from '../context/scryptPasswords.ts'
import { temporaryPlace } from '../database/testing/temporaryPlace.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import { anyHost } from '../http/hostOf.ts'
import { createLog } from '../log/log.ts'
import { dataFiles } from '../store/dataFolder.ts'
import { writeBuild } from './buildFixture.ts'
import { createTestClient } from './testClient.ts'

export const testPassword = 'correct-horse-battery'

/** Low-cost password hashing, for tests that do not depend on the cost. */
export const cheapHashes: ScryptCost = { logCost: 4, blockSize: 8, passes: 1 }

type TestData = Pick<Configuration, 'dataFolder' | 'buildFolder' | 'database'>

let makeDatabase: (() => Promise<string>) | undefined

/**
 * After this call, `createTestFolder` calls `make` to create a PostgreSQL database for each folder.
 */
export function useDatabases(make: () => Promise<string>): void {
  makeDatabase = make
}

/** Creates a temporary folder with a small portal build. The caller must remove the folder. */
export async function createTestFolder() {
  const root = await mkdtemp(join(temporaryPlace, 'portico-gateway-'))
  const buildFolder = join(root, 'build')
  await writeBuild(buildFolder)
  return {
    dataFolder: join(root, 'data'),
    buildFolder,
    database: makeDatabase && { url: await makeDatabase(), connections: 10 },
    remove: () => rm(root, { recursive: true, maxRetries: 3 }),
  }
}

export type TestGateway = Gateway & {
  client: ReturnType<typeof createTestClient>
  readLog: () => string
}

/**
 * File content of an embedded database with demonstration data. It is created once, since seeding
 * takes most of the start-up time.
 */
let demonstration: Promise<Buffer> | undefined

async function makeDemonstration(): Promise<Buffer> {
  const folder = await createTestFolder()
  const gateway = await start({ ...folder, database: undefined }, { personas: true })
  await gateway.close()
  const content = await readFile(dataFiles(folder.dataFolder).databaseFile)
  await folder.remove()
  return content
}

async function placeDemonstration(dataFolder: string): Promise<void> {
  const { databaseFile } = dataFiles(dataFolder)
  if (existsSync(databaseFile)) return
  demonstration ??= makeDemonstration()
  const content = await demonstration
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await writeFile(databaseFile, content, { mode: 0o600 })
}

/**
 * Starts a gateway on a free port, with low-cost password hashing. The gateway validates all of its
 * responses against the contract.
 */
export async function startTestGateway(
  folder: TestData,
  changes: Partial<Configuration> = {},
): Promise<TestGateway> {
  if (changes.personas && !folder.database) await placeDemonstration(folder.dataFolder)
  return start(folder, changes)
}

async function start(folder: TestData, changes: Partial<Configuration>): Promise<TestGateway> {
  let lines = ''
  const log = createLog('debug', (text) => {
    lines += text
  })
  const configuration: Configuration = {
    host: '127.0.0.1',
    port: 0,
    processes: 1,
    dataFolder: folder.dataFolder,
    database: folder.database,
    buildFolder: folder.buildFolder,
    operatorPassword: testPassword,
    personas: false,
    docs: false,
    languages: usualLanguages,
    logLevel: 'debug',
    trustedProxies: 0,
    ownHosts: anyHost,
    upstream: undefined,
    providers: {},
    metricsToken: undefined,
    passwordCost: cheapHashes,
    hosts: { games: [], images: [] },
    origin: undefined,
    checkAnswers: true,
    warmsUp: false,
    ...changes,
  }
  const gateway = await startGateway(configuration, log)
  const readLog = () => {
    log.flush()
    return lines
  }
  return { ...gateway, client: createTestClient(gateway.url), readLog }
}
