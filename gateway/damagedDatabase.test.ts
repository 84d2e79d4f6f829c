import { createHash, randomBytes } from 'node:crypto'
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from './database/testing/testDatabase.ts'
import { dataFiles, openData } from './store/dataFolder.ts'
import { createTestFolder } from './testing/testGateway.ts'

const page = 4096

/**
 * Folder with a database of some hundred pages. The latest changes are only in the write-ahead log
 * of the database, as if the gateway had been killed.
 */
let model = { path: '', remove: async () => {} }
beforeAll(async () => {
  model = await createTemporaryFolder()
  const made = await createTemporaryFolder()
  const files = dataFiles(made.path)
  const { store, close } = await openData(files)
  await store.transaction(async ({ wallets }) => {
    for (let index = 0; index < 5000; index += 1) {
      const id = `${index}-${'x'.repeat(100)}`
      await wallets.insert({ id, currency: 'BRL', balance: index, updatedAt: 0 })
    }
  })
  // Moves all changes from the log into the file, and then writes another change into the log.
  const other = new DatabaseSync(files.databaseFile)
  other.exec('pragma wal_checkpoint(truncate)')
  await store.wallets.insert({ id: 'last', currency: 'BRL', balance: 1, updatedAt: 0 })
  for (const end of ['', '-wal'])
    await copyFile(`${files.databaseFile}${end}`, join(model.path, `portico.sqlite${end}`))
  other.close()
  await close()
  await made.remove()
})
afterAll(() => model.remove())

let folder: Awaited<ReturnType<typeof createTestFolder>>
let file = ''
beforeEach(async () => {
  folder = await createTestFolder()
  file = dataFiles(folder.dataFolder).databaseFile
  await mkdir(folder.dataFolder)
  for (const name of await readdir(model.path))
    await copyFile(join(model.path, name), join(folder.dataFolder, name))
})
afterEach(() => folder.remove())

async function overwrite(path: string, position: number, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'r+')
  await handle.write(bytes, 0, bytes.length, position)
  await handle.close()
}

/** SHA-256 of the database file and of its log; undefined for a missing file. */
async function hashes(): Promise<(string | undefined)[]> {
  return Promise.all(
    [file, `${file}-wal`].map(async (path) => {
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
    }),
  )
}

const middle = async () => Math.floor((await stat(file)).size / page / 2) * page

const damages: Record<string, { damage: () => Promise<void>; reason: RegExp }> = {
  'holds random bytes': {
    damage: async () => writeFile(file, randomBytes((await stat(file)).size)),
    reason: /: file is not a database\./,
  },
  'is truncated in the middle of a page': {
    damage: async () => truncate(file, (await middle()) + 1000),
    reason: /: it is damaged \(.+\)\.$/m,
  },
  'is truncated between two pages': {
    damage: async () => truncate(file, await middle()),
    reason: /: it is damaged \(.+\)\.$/m,
  },
  'is truncated inside its header': {
    damage: () => truncate(file, 50),
    reason: /: it is damaged \(.+\)\.$/m,
  },
  'has one page of random bytes in the middle': {
    damage: async () => overwrite(file, await middle(), randomBytes(page)),
    reason: /: it is damaged \(.+\)\.$/m,
  },
  'has one page of zeros in the middle': {
    damage: async () => overwrite(file, await middle(), Buffer.alloc(page)),
    reason: /: it is damaged \(.+\)\.$/m,
  },
  'is empty': { damage: () => truncate(file, 0), reason: /: it is empty/ },
  'is missing, with only its log left': {
    damage: () => rm(file),
    reason: /portico\.sqlite-wal with its/,
  },
  'has a log of random bytes': {
    damage: async () => writeFile(`${file}-wal`, randomBytes(8192)),
    reason: /: portico\.sqlite-wal with its latest changes is damaged\./,
  },
  'belongs to another program': {
    damage: async () => {
      await rm(`${file}-wal`)
      await rm(file)
      const database = new DatabaseSync(file)
      database.exec('create table recipes (name text)')
      database.close()
    },
    reason: /: it is the database of another program\./,
  },
}

describe('damaged embedded database', () => {
  it('an undamaged database opens with all changes of its write-ahead log', async () => {
    const { store, close } = await openData(dataFiles(folder.dataFolder))
    expect(await store.wallets.count()).toBe(5001)
    await close()
  })

  it.each(Object.entries(damages))(
    'opening a database fails and leaves its files unchanged if the file %s',
    async (_, { damage, reason }) => {
      await damage()
      const before = await hashes()
      const opening = openData(dataFiles(folder.dataFolder))
      await expect(opening).rejects.toThrow(
        `The database ${file} cannot be opened and is left as it is`,
      )
      await expect(opening).rejects.toThrow(reason)
      await expect(opening).rejects.toThrow('restore a backup: npm run gateway -- restore FILE')
      expect(await hashes()).toEqual(before)
    },
  )

  it('opening a folder instead of a database file fails, and the message names the folder', async () => {
    await rm(file)
    await rm(`${file}-wal`)
    await mkdir(file)
    await expect(openData(dataFiles(folder.dataFolder))).rejects.toThrow(
      `The database ${file} cannot be opened and is left as it is: it is no file.`,
    )
  })
})
