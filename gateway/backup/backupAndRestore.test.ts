import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { suiteCollections } from '../../platform/domain/base/storage/testing/suiteCollections.ts'
import { propertyRuns } from '../../tests/support/extent.ts'
import { sqliteEngine } from '../database/engine.ts'
import { createSqlStore } from '../database/sqlStore.ts'
import {
  createTables,
  createTemporaryFolder,
  openKysely,
} from '../database/testing/testDatabase.ts'
import { checkArchive, readArchive } from './readArchive.ts'
import { withSnapshot } from './readContents.ts'
import { replaceContents } from './replaceContents.ts'
import { oddNotes, oddThings } from './testing/oddRows.ts'
import { writeArchive } from './writeArchive.ts'

const names = Object.keys(suiteCollections)

let folder = { path: '', remove: async () => {} }
let archive = ''
const closing: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = await createTemporaryFolder()
  archive = join(folder.path, 'backup')
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await folder.remove()
})

async function openStore() {
  const database = openKysely(join(folder.path, `${closing.length}.sqlite`))
  await createTables(database, suiteCollections)
  const store = createSqlStore(database, sqliteEngine, suiteCollections)
  closing.push(store.close)
  return { database, engine: sqliteEngine, store }
}
type Opened = Awaited<ReturnType<typeof openStore>>

const backup = ({ database }: Pick<Opened, 'database'>, overwrite = false) =>
  withSnapshot(database, names, (contents) =>
    writeArchive(archive, contents, { overwrite, madeAt: 0 }),
  )

async function restore(target: Opened, options = {}) {
  const file = await open(archive)
  try {
    return await replaceContents(target, async (work) => work(await readArchive(file)), {
      names,
      migrations: {},
      ...options,
    })
  } finally {
    await file.close()
  }
}

async function check() {
  const file = await open(archive)
  try {
    return await checkArchive(file)
  } finally {
    await file.close()
  }
}
const rowsOf = async ({ store }: Opened) => [await store.things.find(), await store.notes.find()]

async function fill({ store }: Opened): Promise<void> {
  await store.transaction(async ({ things, notes }) => {
    for (const row of oddThings) await things.insert(row)
    for (const row of oddNotes) await notes.insert(row)
  })
}

describe('backup of a database', () => {
  it('a restore replaces all rows of the target and preserves every text, number, null and JSON value', async () => {
    const from = await openStore()
    const to = await openStore()
    await fill(from)
    await to.store.notes.insert({ id: 'another', text: 'goes' })
    const written = await backup(from)
    expect(await restore(to)).toEqual(written)
    expect(await rowsOf(to)).toEqual(await rowsOf(from))
    expect(written.things?.rows).toBe(oddThings.length)
  })

  it('a restore preserves randomly generated rows', { timeout: 60_000 }, async () => {
    const [from, to] = [await openStore(), await openStore()]
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    const row = fc.record({ id: text, text })
    const rows = fc.uniqueArray(row, { maxLength: 20, selector: ({ id }) => id })
    await fc.assert(
      fc.asyncProperty(rows, async (notes) => {
        await from.store.notes.remove({})
        for (const note of notes) await from.store.notes.insert(note)
        await backup(from, true)
        await restore(to)
        expect(await rowsOf(to)).toEqual(await rowsOf(from))
      }),
      { numRuns: propertyRuns(50, 3) },
    )
  })

  it('restoring an empty backup removes all rows of the target', async () => {
    const [from, to] = [await openStore(), await openStore()]
    await fill(to)
    await backup(from)
    await restore(to)
    expect(await rowsOf(to)).toEqual([[], []])
  })

  it('a backup file is readable only by its owner, and no partial file remains', async () => {
    await backup(await openStore())
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder.path)).filter((name) => name.includes('partial'))).toEqual([])
  })

  it('a backup replaces an existing file only if overwriting is requested', async () => {
    await writeFile(archive, 'a diary')
    const from = await openStore()
    await expect(backup(from)).rejects.toThrow(
      'is there already. Choose another name, or add --force.',
    )
    expect(await readFile(archive, 'utf8')).toBe('a diary')
    await backup(from, true)
    expect((await check()).totals.things?.rows).toBe(0)
  })

  it('a backup never replaces a folder, even if overwriting is requested', async () => {
    await mkdir(archive)
    await expect(backup(await openStore(), true)).rejects.toThrow('is a folder.')
  })

  it('a backup contains the rows as of its start and does not block writers', async () => {
    const from = await openStore()
    await fill(from)
    await withSnapshot(from.database, names, async (contents) => {
      await from.store.notes.remove({})
      await from.store.notes.insert({ id: 'late', text: '' })
      await writeArchive(archive, contents, { overwrite: false, madeAt: 0 })
    })
    expect((await check()).totals.notes?.rows).toBe(oddNotes.length)
    expect(await from.store.notes.count()).toBe(1)
  })

  it('an interrupted backup leaves no file', async () => {
    const from = await openStore()
    await fill(from)
    const signal = AbortSignal.abort(new Error('enough'))
    const writing = withSnapshot(from.database, names, (contents) =>
      writeArchive(archive, contents, { overwrite: false, madeAt: 0, signal }),
    )
    await expect(writing).rejects.toThrow()
    expect((await readdir(folder.path)).filter((name) => name.startsWith('backup'))).toEqual([])
  })
})

describe('restore of a database', () => {
  it('a restore that fails in its last step leaves the target unchanged', async () => {
    const [from, to] = [await openStore(), await openStore()]
    await fill(from)
    await to.store.notes.insert({ id: 'stays', text: '' })
    await backup(from)
    const after = async () => {
      throw new Error('out of luck')
    }
    await expect(restore(to, { after })).rejects.toThrow('out of luck')
    expect(await rowsOf(to)).toEqual([[], [{ id: 'stays', text: '' }]])
  })

  it('a restore migrates the rows of an older schema and rejects those of a newer schema', async () => {
    const older: Record<string, Migration> = {
      '0001-first': {
        up: async (database) => {
          await database.schema.createTable('things').addColumn('id', 'text').execute()
        },
      },
    }
    const newer: Record<string, Migration> = {
      ...older,
      '0002-second': {
        up: async (database) => {
          await database.schema
            .alterTable('things')
            .addColumn('colour', 'text', (column) => column.notNull().defaultTo('blue'))
            .execute()
        },
      },
    }
    const open = async (migrations: Record<string, Migration>) => {
      const database = openKysely(join(folder.path, `${closing.length}.sqlite`))
      closing.push(() => database.destroy())
      await database.schema.createTable('kysely_migration').addColumn('name', 'text').execute()
      for (const [name, { up }] of Object.entries(migrations)) {
        await up(database)
        await database.insertInto('kysely_migration').values({ name }).execute()
      }
      return { database, engine: sqliteEngine }
    }
    const from = await open(older)
    await from.database.insertInto('things').values({ id: 'a' }).execute()
    const to = await open(newer)
    await to.database.insertInto('things').values({ id: 'b', colour: 'red' }).execute()
    const names = ['things']
    await replaceContents(to, (work) => withSnapshot(from.database, names, work), {
      names,
      migrations: newer,
    })
    const rows = await to.database.selectFrom('things').selectAll().execute()
    expect(rows).toEqual([{ id: 'a', colour: 'blue' }])
    await expect(
      replaceContents(from, (work) => withSnapshot(to.database, names, work), {
        names,
        migrations: older,
      }),
    ).rejects.toThrow('made by a newer version of Portico (0002-second)')
  })
})

describe('damaged archive', () => {
  const change = async (edit: (text: string) => string) =>
    writeFile(archive, gzipSync(edit(gunzipSync(await readFile(archive)).toString())))

  beforeEach(async () => {
    const from = await openStore()
    await fill(from)
    await backup(from)
  })

  it.each([
    ['is not compressed', () => writeFile(archive, 'a diary'), 'it cannot be unpacked'],
    ['is empty', () => writeFile(archive, ''), 'it is cut short'],
    ['contains no JSON', () => change(() => 'a diary\n'), 'no JSON'],
    ['contains other JSON', () => change(() => '{"a":1}\n'), 'is no backup of Portico.'],
    [
      'lacks its last line',
      () => change((text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)),
      'it has no end',
    ],
    [
      'lacks a row',
      () => change((text) => text.replace(/\n\["5-.*\n/, '\n')),
      'its checksum is another',
    ],
    [
      'has a changed value in a row',
      () => change((text) => text.replace('9007199254740991', '9007199254740990')),
      'its checksum is another',
    ],
    [
      'has a number in a text column',
      () => change((text) => text.replace(/\n\["5-[^"]*"/, '\n[5')),
      'a row of things',
    ],
    ['continues after its end', () => change((text) => `${text}[]\n`), 'it goes on after its end'],
    [
      'has a collection that its header lacks',
      () => change((text) => text.replace('{"collection":"notes"}', '{"collection":"bills"}')),
      'a line of it',
    ],
    [
      'has a newer format',
      () => change((text) => text.replace('"version":1', '"version":2')),
      'has format 2, which a newer version of Portico wrote',
    ],
    [
      'is truncated',
      async () => writeFile(archive, (await readFile(archive)).subarray(0, -200)),
      'it is cut short',
    ],
    [
      'has a flipped byte',
      async () => {
        const bytes = await readFile(archive)
        const middle = Math.floor(bytes.length / 2)
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 255, middle)
        await writeFile(archive, bytes)
      },
      'The file is no whole backup of Portico',
    ],
  ])(
    'a restore rejects a backup file and leaves the target unchanged if the file %s',
    async (_, damage, reason) => {
      await damage()
      await expect(check()).rejects.toThrow(reason)
      const to = await openStore()
      await to.store.notes.insert({ id: 'stays', text: '' })
      await expect(restore(to)).rejects.toThrow(reason)
      expect(await rowsOf(to)).toEqual([[], [{ id: 'stays', text: '' }]])
    },
  )
})
