import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compare, generatedMark, write } from './output.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'))
})
afterEach(() => rm(root, { recursive: true }))

const files = new Map([
  ['gen/a.ts', `${generatedMark}a`],
  ['other/gen/b.ts', `${generatedMark}b`],
])

const bringUpToDate = async () => write(root, files, await compare(root, files))

describe('writing generated files', () => {
  it('compare reports missing files, and no difference after a write', async () => {
    expect(await compare(root, files)).toEqual({
      changedFiles: ['gen/a.ts', 'other/gen/b.ts'],
      leftoverFiles: [],
    })
    await bringUpToDate()
    expect(await compare(root, files)).toEqual({ changedFiles: [], leftoverFiles: [] })
    expect(await readFile(join(root, 'other/gen/b.ts'), 'utf8')).toBe(`${generatedMark}b`)
    expect(await readdir(join(root, 'gen'))).toEqual(['a.ts'])
  })

  it('write keeps the modification time of an unchanged file', async () => {
    await bringUpToDate()
    const file = join(root, 'gen/a.ts')
    await utimes(file, 1, 1)
    await writeFile(join(root, 'other/gen/b.ts'), 'edited')
    expect(await compare(root, files)).toMatchObject({ changedFiles: ['other/gen/b.ts'] })
    await bringUpToDate()
    expect((await stat(file)).mtimeMs).toBe(1000)
    expect(await readFile(join(root, 'other/gen/b.ts'), 'utf8')).toBe(`${generatedMark}b`)
  })

  it('write removes generated files that are no longer part of the output, and keeps other files', async () => {
    await mkdir(join(root, 'gen'))
    await writeFile(join(root, 'gen/old.ts'), `${generatedMark}old`)
    await writeFile(join(root, 'gen/notes.txt'), 'mine')
    expect((await compare(root, files)).leftoverFiles).toEqual(['gen/old.ts'])
    await bringUpToDate()
    expect((await readdir(join(root, 'gen'))).sort()).toEqual(['a.ts', 'notes.txt'])
  })

  it('a failed write leaves no new files, temporary files or folders', async () => {
    await mkdir(join(root, 'other/gen/b.ts'), { recursive: true })
    const difference = await compare(root, files)
    await expect(write(root, files, difference)).rejects.toThrow(
      `${join(root, 'other/gen/b.ts')}: is a folder where a file is written`,
    )
    expect(await readdir(root)).toEqual(['other'])
    expect(await readdir(join(root, 'other/gen'))).toEqual(['b.ts'])
  })
})
