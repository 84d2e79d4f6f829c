import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Scalar } from '../platform/domain/base/storage/storedRow.ts'
import { readArchive } from './backup/readArchive.ts'
import { openStore } from './store/openStore.ts'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import { newPlayer } from './testing/testClient.ts'
import { createTestFolder, startTestGateway, testPassword } from './testing/testGateway.ts'

const opsPath = '/ops/registration-rules'

let folder: Awaited<ReturnType<typeof createTestFolder>>
let archiveFolder = ''
let archive = ''
const processes: GatewayProcess[] = []
beforeEach(async () => {
  folder = await createTestFolder()
  archiveFolder = await mkdtemp(join(tmpdir(), 'portico-backup-'))
  archive = join(archiveFolder, 'portico.backup')
})
afterEach(async () => {
  for (const { child, exitCode } of processes.splice(0)) {
    child.kill('SIGKILL')
    await exitCode
  }
  await folder.remove()
  await rm(archiveFolder, { recursive: true })
})

const environment = () => ({
  PORTICO_DATA: folder.dataFolder,
  ...(folder.database && { DATABASE_URL: folder.database.url }),
})
const run = (...args: string[]) => {
  const command = runGateway(environment(), args)
  processes.push(command)
  return command
}
const succeed = async (...args: string[]) => {
  const command = run(...args)
  const code = await command.exitCode
  expect([code, command.stderr()]).toEqual([0, ''])
  return command.stdout()
}

/** Rows of a collection in the backup file, as objects. */
async function readArchivedRows(name: string): Promise<Record<string, Scalar>[]> {
  const file = await open(archive)
  try {
    const { collections, batches } = await readArchive(file)
    const columns = collections.find((one) => one.name === name)?.columns ?? []
    const found: Record<string, Scalar>[] = []
    for await (const { collection, rows } of batches) {
      if (collection !== name) continue
      for (const row of rows)
        found.push(Object.fromEntries(columns.map((column, at) => [column.name, row[at] ?? null])))
    }
    return found
  } finally {
    await file.close()
  }
}

const timeout = 60_000

describe('backup of a running gateway', { timeout }, () => {
  it('a restore into the database of a running gateway restores accounts, sessions and rules without a restart', async () => {
    const gateway = await startTestGateway(folder)
    const { client } = gateway
    const early = await client.register(newPlayer({ username: 'early99' }))
    const authorization = { Authorization: `Bearer ${early.body.value?.token}` }
    const told = await succeed('backup', archive)
    expect(told).toMatch(/members +1\n/)
    expect(told).toContain(`is in ${archive}:`)
    expect((await stat(archive)).mode & 0o777).toBe(0o600)

    await client.register(newPlayer({ username: 'later99' }))
    const session = (await client.operator(testPassword)).headers
    const { body, headers } = await client.send('GET', opsPath, { headers: session })
    const published = await client.send('PUT', opsPath, {
      body: body.value?.draft,
      headers: { ...session, 'If-Match': headers.get('etag') ?? '' },
    })
    expect(published.body.value?.version).toBe(2)

    expect(await succeed('restore', archive, '--yes')).toContain(
      'now holds this, and nothing else.',
    )
    const version = async () =>
      (await client.send('GET', '/wps/system/setting/register')).body.value?.version
    await expect.poll(version, { timeout: 10_000 }).toBe(1)
    expect((await client.login('later99', 'Gavea2026')).body.success).toBe(false)
    expect((await client.login('early99', 'Gavea2026')).body.success).toBe(true)
    const info = await client.send('GET', '/wps/member/info', { headers: authorization })
    expect(info.status).toBe(200)
    await gateway.close()
  })

  it('a backup contains every write acknowledged before its start and no partial transaction', async () => {
    const { store, close } = await openStore(folder)
    const acknowledged: string[] = []
    let isOver = false
    const writing = (async () => {
      for (let index = 0; !isOver; index += 1) {
        const id = `${index}`
        await store.transaction(async ({ wallets, sessions }) => {
          await wallets.insert({ id, currency: 'x'.repeat(500), balance: index, updatedAt: 0 })
          await sessions.insert({ id, memberId: id, createdAt: 0, expiresAt: 0 })
        })
        acknowledged.push(id)
        // Yields to the event loop, so that the backup continues. Writes to the embedded database
        // do not yield.
        await nextTurn()
      }
    })()
    try {
      for (let round = 0; round < 3; round += 1) {
        const before = [...acknowledged]
        await succeed('backup', archive, '--force')
        const wallets = (await readArchivedRows('wallets')).map(({ id }) => id)
        expect(new Set(before).difference(new Set(wallets))).toEqual(new Set())
        expect((await readArchivedRows('sessions')).map(({ id }) => id)).toEqual(wallets)
        // The writer continued during the backup.
        expect(acknowledged.length).toBeGreaterThan(before.length)
      }
    } finally {
      isOver = true
      await writing
      await close()
    }
  })
})

describe('restore command', { timeout }, () => {
  it('a restore that is killed halfway leaves the database unchanged, and the next restore succeeds', async () => {
    const { store, close } = await openStore(folder)
    const wallet = (id: string) => ({ id, currency: 'BRL', balance: 0, updatedAt: 0 })
    await store.transaction(async ({ wallets }) => {
      for (let index = 0; index < 3000; index += 1) await wallets.insert(wallet(`${index}`))
    })
    await succeed('backup', archive)
    await store.wallets.remove({})
    await store.wallets.insert(wallet('kept'))

    const program = fileURLToPath(new URL('./backup/testing/haltingRestore.ts', import.meta.url))
    const { PATH = '' } = process.env
    const child = spawn(process.execPath, [program, archive, '1500'], {
      env: { PATH, ...environment() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    expect(await store.wallets.find()).toEqual([wallet('kept')])
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(await store.wallets.find()).toEqual([wallet('kept')])
    await store.wallets.insert(wallet('written after it'))
    await succeed('restore', archive, '--yes')
    expect(await store.wallets.count()).toBe(3000)
    await close()
  })

  it('a restore creates the database if it is missing', async () => {
    const gateway = await startTestGateway(folder)
    await gateway.client.register(newPlayer({ username: 'moved99' }))
    await gateway.close()
    await succeed('backup', archive)
    const other = await createTestFolder()
    const env = {
      PORTICO_DATA: other.dataFolder,
      ...(other.database && { DATABASE_URL: other.database.url }),
    }
    const restoring = runGateway(env, ['restore', archive, '--yes'])
    expect(await restoring.exitCode).toBe(0)
    const moved = await startTestGateway(other)
    expect((await moved.client.login('moved99', 'Gavea2026')).body.success).toBe(true)
    await moved.close()
    await other.remove()
  })

  it('the restore command without a terminal exits with 2 and requires --yes', async () => {
    const restoring = run('restore', archive)
    expect(await restoring.exitCode).toBe(2)
    expect(restoring.stderr()).toBe('Nobody can be asked here: add --yes to replace everything.\n')
  })

  it('the restore command reports that a missing backup file cannot be read', async () => {
    const missing = run('restore', archive, '--yes')
    expect(await missing.exitCode).toBe(1)
    expect(missing.stderr()).toContain(`${archive} cannot be read`)
    expect(missing.stderr()).not.toContain('    at ')
  })
})

describe('arguments of the backup commands', { timeout }, () => {
  it('the backup command shows its syntax for wrong arguments', async () => {
    const command = run('backup', 'one', 'two')
    expect(await command.exitCode).toBe(2)
    expect(command.stderr()).toBe('It is written: npm run gateway -- backup FILE [--force]\n')
  })

  it('the backup command reports an unwritable path', async () => {
    const { close } = await openStore(folder)
    await close()
    const command = run('backup', join(archiveFolder, 'nowhere', 'file'))
    expect(await command.exitCode).toBe(1)
    expect(command.stderr()).toContain('nowhere/file cannot be written')
  })

  it('the backup command reports a missing database and creates no file', async () => {
    const command = run('backup', archive)
    expect(await command.exitCode).toBe(1)
    expect(command.stderr()).toMatch(/^There is (no database|nothing of Portico in) .+\.\n$/)
    await expect(stat(archive)).rejects.toThrow('ENOENT')
  })
})
