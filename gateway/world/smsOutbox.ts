import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { createMutex } from '../../mocks/world/mutex.ts'
import type { World } from '../../mocks/world/world.ts'

/** How many of the newest sms a shortened file holds, and how many more it may grow by. */
const kept = 1000
const slack = 1000

/**
 * Keeps each sms as a line of JSON in a file that only its owner can read: there is no sms provider
 * yet, and an operator or a test finds the codes there. The file belongs to one gateway, and holds
 * the newest 1,000 to 2,000; whoever reads it sees it whole, also when it is being shortened.
 */
export function createSmsOutbox(file: string): World['sendSms'] {
  const mutex = createMutex()
  let lines: number | undefined

  async function keep(line: string): Promise<void> {
    await appendFile(file, `${line}\n`, { mode: 0o600 })
    lines = lines === undefined ? (await readLines(file)).length : lines + 1
    if (lines <= kept + slack) return
    const newest = (await readLines(file)).slice(-kept)
    const draft = `${file}.shorter`
    await writeFile(draft, newest.map((one) => `${one}\n`).join(''), { mode: 0o600 })
    await rename(draft, file)
    lines = newest.length
  }

  return async ({ to, code, purpose, sentAt }) => {
    const unlock = await mutex.lock()
    try {
      const line = { sentAt: new Date(sentAt).toISOString(), to, code, purpose }
      await keep(JSON.stringify(line))
    } finally {
      unlock()
    }
  }
}

/** The lines of a file, each of which has an end. */
const readLines = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').slice(0, -1)
