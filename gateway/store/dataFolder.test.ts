import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderError, takeDataFolder } from './dataFolder.ts'

let parent = ''
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portico-folder-'))
})
afterEach(() => rm(parent, { recursive: true }))

describe('data folder', () => {
  it('the data folder is created with access for its owner only', async () => {
    const path = join(parent, 'deep', 'data')
    const folder = await takeDataFolder(path)
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    folder.release()
  })

  it('the data folder can be locked by one gateway at a time', async () => {
    const first = await takeDataFolder(parent)
    await expect(takeDataFolder(parent)).rejects.toThrow(
      `Another gateway is running on ${parent}. Stop it, or set PORTICO_DATA to another folder.`,
    )
    first.release()
    const second = await takeDataFolder(parent)
    second.release()
  })

  it('a file at the path of the data folder is rejected with an error that names the path', async () => {
    const path = join(parent, 'file')
    await writeFile(path, '')
    const taking = takeDataFolder(path)
    await expect(taking).rejects.toBeInstanceOf(DataFolderError)
    await expect(taking).rejects.toThrow(path)
  })
})
