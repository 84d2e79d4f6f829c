import { watch, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Watcher, watchContract } from './watch.ts'

let folder = ''
let observer: Watcher | undefined
/**
 * Second watcher on the same folder. When its function is called, the operating system has reported
 * the change.
 */
let witness: Watcher | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'))
  await writeFile(join(folder, 'api.yaml'), '1')
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([observer?.close(), witness?.close()])
  await rm(folder, { recursive: true })
})

/** Watches the folder. The returned `next()` resolves at the next call of the watcher. */
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

describe("watching a contract's folder", () => {
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
  ])('the watcher calls its function when %s', async (_, change) => {
    const { next, times } = follow()
    const acted = next()
    await change()
    await acted
    expect(times()).toBe(1)
  })

  it('the watcher calls its function once for several simultaneous changes', async () => {
    const names = ['api.yaml', 'one.yaml', 'two.yaml']
    for (const name of names) await save(name)
    const { next, times, close } = follow()
    const acted = next()
    // Synchronous writes guarantee that the watcher cannot run between them.
    for (const name of names) writeFileSync(join(folder, name), '3')
    await acted
    await close()
    expect(times()).toBe(1)
  })

  it('the watcher calls its function exactly once more for changes during a call', async () => {
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

  it('the watcher does not call its function after a change of files that cannot belong to a contract', async () => {
    const ignored = ['handlers.ts', 'node_modules/pets/package.json', '.cache/api.json']
    await mkdir(join(folder, 'node_modules/pets'), { recursive: true })
    await mkdir(join(folder, '.cache'))
    for (const name of ignored) await save(name, '1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { times } = follow()
    // This watcher starts after the watcher under test, so the system reports each change to this
    // watcher last.
    const unseen = new Set(ignored)
    const everySeen = Promise.withResolvers<void>()
    const system = watch(folder, { recursive: true }, (_, file) => {
      unseen.delete(file ?? '')
      if (unseen.size === 0) everySeen.resolve()
    })
    for (const name of ignored) await save(name)
    await everySeen.promise
    system.close()
    vi.runAllTimers()
    expect(times()).toBe(0)
  })

  it('closing the watcher waits for the end of a running call of its function', async () => {
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
