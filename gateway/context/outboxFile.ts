import { appendFile, readFile, rename } from 'node:fs/promises'
import { createMutex } from '../../platform/domain/base/storage/mutex.ts'
import type { MessageSenders } from '../../platform/domain/demonstration.ts'

/** Maximum number of messages in one file. */
const maxMessages = 1000

/**
 * Stores each SMS and e-mail of a demonstration as a line of JSON, in a file that only its owner
 * can read. A full file is renamed and replaces the previous one, so that the newest 1,000 to 2,000
 * messages are kept. If gateways share the files, more may be kept.
 */
export function createOutboxFile(file: string): MessageSenders {
  const previous = file.replace(/(\.[^./\\]+)?$/, '.previous$1')
  const mutex = createMutex()
  let lines = maxMessages

  async function keep(line: string): Promise<void> {
    // The lines are counted again, since another process may have started a new file.
    if (lines >= maxMessages) lines = await countLines(file)
    if (lines >= maxMessages) {
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
