import { appendFile, readFile, rename } from 'node:fs/promises'
import { createMutex } from '../../platform/domain/base/storage/mutex.ts'
import type { MessageSenders } from '../../platform/domain/demonstration.ts'

/** How many messages a file holds before the next one begins. */
const most = 1000

/**
 * Keeps each sms and each e-mail of a demonstration as a line of JSON in a file that only its owner
 * can read, where a person or a test finds them. A full file becomes the previous one, of which
 * there is one, so that the newest 1,000 to 2,000 are kept. Gateways may share the files, which
 * then hold more.
 */
export function createOutboxFile(file: string): MessageSenders {
  const previous = file.replace(/(\.[^./\\]+)?$/, '.previous$1')
  const mutex = createMutex()
  let lines = most

  async function keep(line: string): Promise<void> {
    // Counted again when it seems full, since others may have begun another.
    if (lines >= most) lines = await countLines(file)
    if (lines >= most) {
      await rename(file, previous)
      lines = 0
    }
    await appendFile(file, `${line}\n`, { mode: 0o600 })
    lines += 1
  }

  async function write({ sentAt, ...message }: { sentAt: number }): Promise<void> {
    const unlock = await mutex.lock()
    try {
      await keep(JSON.stringify({ sentAt: new Date(sentAt).toISOString(), ...message }))
    } finally {
      unlock()
    }
  }

  return { sms: { send: write }, mail: { send: write } }
}

async function countLines(file: string): Promise<number> {
  try {
    return (await readFile(file, 'utf8')).split('\n').length - 1
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
