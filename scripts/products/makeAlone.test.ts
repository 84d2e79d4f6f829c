import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
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

it('an action waits while a running process has the lock', async () => {
  await writeFile(lock, String(process.pid))
  let hasRun = false
  const waiting = makeAlone(lock, async () => {
    hasRun = true
  })
  // The action would start within these 50 file-system calls if `makeAlone` ignored the lock.
  for (let turn = 0; turn < 50; turn += 1) await stat(lock)
  expect(hasRun).toBe(false)
  await rm(lock)
  await waiting
  expect(hasRun).toBe(true)
})

it('an action that fails removes its lock', async () => {
  const failing = makeAlone(lock, () => Promise.reject(new Error('no space left')))
  await expect(failing).rejects.toThrow('no space left')
  expect(await readdir(folder)).toEqual([])
})

it('the lock of a process that has ended is ignored', async () => {
  // No process has the id 99999999: the highest possible process id is far lower.
  await writeFile(lock, '99999999')
  let hasRun = false
  await makeAlone(lock, async () => {
    hasRun = true
  })
  expect(hasRun).toBe(true)
})

it('a lock that is older than any build is ignored, even if a running process has its process id', async () => {
  await writeFile(lock, String(process.pid))
  const longAgo = Date.now() / 1000 - 3600
  await utimes(lock, longAgo, longAgo)
  let hasRun = false
  await makeAlone(lock, async () => {
    hasRun = true
  })
  expect(hasRun).toBe(true)
})
