import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeAlone } from './makeAlone.ts'

let folder = ''
let lock = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-lock-'))
  lock = join(folder, 'build.lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('two actions with one lock run one after the other', async () => {
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const action = (name: string, until?: Promise<void>) => async () => {
    events.push(`${name} begins`)
    await until
    events.push(`${name} ends`)
  }
  const running = makeAlone(lock, action('first', first.promise))
  await expect.poll(() => events).toEqual(['first begins'])
  const waiting = makeAlone(lock, action('second'))
  first.resolve()
  await Promise.all([running, waiting])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('an action that fails removes its lock', async () => {
  const failing = makeAlone(lock, () => Promise.reject(new Error('no space left')))
  await expect(failing).rejects.toThrow('no space left')
  expect(await readdir(folder)).toEqual([])
})

it('the lock of a process that has ended is ignored', async () => {
  // Process ids end far below this number.
  await writeFile(lock, '99999999')
  let hasRun = false
  await makeAlone(lock, async () => {
    hasRun = true
  })
  expect(hasRun).toBe(true)
})

it('a lock that is older than any build is ignored, whoever has its process id now', async () => {
  await writeFile(lock, String(process.pid))
  const longAgo = Date.now() / 1000 - 3600
  await utimes(lock, longAgo, longAgo)
  let hasRun = false
  await makeAlone(lock, async () => {
    hasRun = true
  })
  expect(hasRun).toBe(true)
})
