import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { personIdOf } from '../platform/domain/accounts/identity/personId.ts'
import type { DomainStore } from '../platform/domain/base/collections/collections.ts'
import { createContext } from '../platform/domain/ports.ts'
import { contextNames, openToRead, openToReplace } from './backup/openPlace.ts'
import { readArchive } from './backup/readArchive.ts'
import { withSnapshot } from './backup/readContents.ts'
import { replaceContents } from './backup/replaceContents.ts'
import { writeArchive } from './backup/writeArchive.ts'
import { openDatabase } from './database/openDatabase.ts'
import { createTemporaryFolder } from './database/testing/testDatabase.ts'
import { migrations } from './migrations/migrations.ts'
import { dataFiles } from './store/dataFolder.ts'

/** Hash of a person as a gateway on the given store computes it. */
const idIn = (store: DomainStore) =>
  store.transaction((tables) => personIdOf(createContext({ store }), tables, '52998224725'))

it('[SAFE-02] the hash of a person is the same on a second gateway and after a backup is restored', async () => {
  const folder = await createTemporaryFolder()
  const [from, to] = ['from', 'to'].map((name) => ({
    dataFolder: join(folder.path, name),
    database: undefined,
  }))
  if (!from || !to) throw new Error('There are two folders')
  const archive = join(folder.path, 'backup')
  const openStore = ({ dataFolder }: typeof from) =>
    openDatabase({ file: dataFiles(dataFolder).databaseFile })

  const [first, second] = [await openStore(from), await openStore(from)]
  const [known, again] = await Promise.all([idIn(first.store), idIn(second.store)])
  expect(again).toBe(known)
  expect(known).not.toContain('52998224725')
  await Promise.all([first.close(), second.close()])

  const read = await openToRead(from)
  await withSnapshot(read.database, contextNames, (contents) =>
    writeArchive(archive, contents, { overwrite: false, madeAt: 0 }),
  )
  await read.close()
  const other = await openStore(to)
  expect(await idIn(other.store)).not.toBe(known)
  await other.close()
  const [file, place] = [await open(archive), await openToReplace(to)]
  await replaceContents(place, async (work) => work(await readArchive(file)), {
    names: contextNames,
    migrations,
    after: place.announce,
  })
  await Promise.all([file.close(), place.close()])
  const restored = await openStore(to)
  expect(await idIn(restored.store)).toBe(known)
  await restored.close()
  await folder.remove()
})
