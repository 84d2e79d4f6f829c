import { appendFile } from 'node:fs/promises'
import type { World } from '../../mocks/world/world.ts'

/**
 * Keeps each sms as a line of JSON in a file that only its owner can read: there is no sms provider
 * yet, and an operator or a test finds the codes there.
 */
export function createSmsOutbox(file: string): World['sendSms'] {
  return async ({ to, code, purpose, sentAt }) => {
    const line = { sentAt: new Date(sentAt).toISOString(), to, code, purpose }
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }
}
