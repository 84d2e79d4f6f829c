import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './openDatabase.ts'
import { createTemporaryFolder } from './testing/testDatabase.ts'

const rounds = 10
const writers = 2
const program = fileURLToPath(new URL('./testing/acknowledgingWriter.ts', import.meta.url))

let folder = { path: '', remove: async () => {} }
let file = ''
beforeAll(async () => {
  folder = await createTemporaryFolder()
  file = join(folder.path, 'portico.sqlite')
})
afterAll(() => folder.remove())

/**
 * Runs a writer and kills it, in the middle of its next write, when it has acknowledged so many.
 * @returns every id that it acknowledged.
 */
async function writeUntilKilled(name: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, file, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const acknowledged: string[] = []
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === count) child.kill('SIGKILL')
  }
  await ended
  expect(complaint).toBe('')
  return acknowledged
}

/** Everything in the database, seen by the store. */
async function readPairs() {
  const { store, close } = await openDatabase({ file })
  const wallets = (await store.wallets.find()).map(({ id }) => id)
  const sessions = (await store.sessions.find()).map(({ id }) => id)
  const counted = (await store.settings.get('pairs'))?.value
  await close()
  return { wallets, sessions, counted }
}

function integrity(): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const result = database.prepare('pragma integrity_check').get()
  database.close()
  return result?.integrity_check
}

it(`${writers} processes that are killed ${rounds} times lose nothing acknowledged and leave nothing half written`, {
  timeout: 120_000,
}, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const names = Array.from({ length: writers }, (_, writer) => `${round}-${writer}`)
    // A different number each time, so that they are killed at different points.
    const written = await Promise.all(
      names.map((name, writer) => writeUntilKilled(name, 3 + round + 2 * writer)),
    )
    acknowledged.push(...written.flat())
    const { wallets, sessions, counted } = await readPairs()
    expect(wallets).toEqual(expect.arrayContaining(acknowledged))
    expect(sessions).toEqual(wallets)
    expect(counted).toBe(wallets.length)
    expect(integrity()).toBe('ok')
  }
})
