import { appendFile, readFile, rename } from 'node:fs/promises'
import { createMutex } from '../../mocks/world/mutex.ts'
import type { World } from '../../mocks/world/world.ts'

/** How many sms a file holds before the next one begins. */
const most = 1000

/**
 * Keeps each sms as a line of JSON in a file that only its owner can read: there is no sms provider
 * yet, and an operator or a test finds the codes there. A full file becomes the previous one, of which
 * there is one, so that the newest 1,000 to 2,000 are kept. Gateways may share the files, which then
 * hold more.
 */
export function createSmsOutbox(file: string): World['sendSms'] {
  const previous = file.replace(/(\.[^./\\]+)?$/, '.previous$1')
  const mutex = createMutex()
  let lines = most

  async function keep(line: string): Promise<void> {
    // Counted anew when it seems full, since others may have begun another.
    if (lines >= most) lines = await countLines(file)
    if (lines >= most) {
      await rename(file, previous)
      lines = 0
    }
    await appendFile(file, `${line}\n`, { mode: 0o600 })
    lines += 1
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

async function countLines(file: string): Promise<number> {
  try {
    return (await readFile(file, 'utf8')).split('\n').length - 1
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
