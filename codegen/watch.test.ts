import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Watcher, watchContract } from './watch.ts'

let folder = ''
let observer: Watcher | undefined
/** Second watcher, which shows that changes were reported. */
let witness: Watcher | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'))
  await writeFile(join(folder, 'api.yaml'), '1')
})
afterEach(async () => {
  await Promise.all([observer?.close(), witness?.close()])
  await rm(folder, { recursive: true })
})

/** Watches the folder; each `next()` waits for the next action. */
function follow(work: () => Promise<void> = async () => {}) {
  let acted = 0
  let wake = () => {}
  observer = watchContract(folder, async () => {
    acted += 1
    wake()
    await work()
  })
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return { next, times: () => acted, close: observer.close, actNow: observer.actNow }
}

const save = (name: string, text = '2') => writeFile(join(folder, name), text)

describe('watching a contract', () => {
  it.each<[what: string, change: () => Promise<void>]>([
    ['a file is saved', () => save('api.yaml')],
    [
      'a file is saved by a rename, as editors do',
      async () => {
        await save('api.yaml.draft')
        await rename(join(folder, 'api.yaml.draft'), join(folder, 'api.yaml'))
      },
    ],
    ['a file is added', () => save('new.json')],
    ['a file is removed', () => rm(join(folder, 'api.yaml'))],
    [
      'a file is added in a new folder',
      async () => {
        await mkdir(join(folder, 'schemas/deep'), { recursive: true })
        await save('schemas/deep/pet.yml')
      },
    ],
  ])('the watcher acts when %s', async (_, change) => {
    const { next, times } = follow()
    const acted = next()
    await change()
    await acted
    expect(times()).toBe(1)
  })

  it('the watcher acts once for simultaneous changes', async () => {
    const names = ['api.yaml', 'one.yaml', 'two.yaml']
    for (const name of names) await save(name)
    const { next, times, close } = follow()
    const acted = next()
    // The writes are synchronous, so that nothing else runs in between.
    for (const name of names) writeFileSync(join(folder, name), '3')
    await acted
    await close()
    expect(times()).toBe(1)
  })

  it('the watcher acts once more for all changes during an action', async () => {
    let finish = () => {}
    const { next, times, actNow } = follow(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    actNow()
    const again = next()
    const seen = new Promise<void>((resolve) => {
      witness = watchContract(folder, async () => resolve())
    })
    await save('api.yaml')
    await seen
    expect(times()).toBe(1)
    finish()
    await again
    finish()
    expect(times()).toBe(2)
  })

  it('the watcher ignores files that are no part of a contract', async () => {
    const { next, times, close } = follow()
    await mkdir(join(folder, 'node_modules/pets'), { recursive: true })
    await mkdir(join(folder, '.cache'))
    await Promise.all(
      ['handlers.ts', 'node_modules/pets/package.json', '.cache/api.json'].map((name) =>
        save(name),
      ),
    )
    const acted = next()
    // Ignored changes before this one would have been reported before it.
    await save('api.yaml')
    await acted
    await close()
    expect(times()).toBe(1)
  })

  it('closing the watcher waits for its running action', async () => {
    let done = false
    const { close, actNow } = follow(async () => {
      await save('done.txt')
      done = true
    })
    actNow()
    await close()
    expect(done).toBe(true)
  })
})
