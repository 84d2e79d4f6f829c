/**
 * Process that writes until it is killed: `node acknowledgingWriter.ts <place> <name>`. Each
 * transaction writes the two halves of a pair, a wallet and a session, and counts the pair. After
 * the commit, the process prints the pair's id on a line.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { openPlace } from './openPlace.ts'

// Node writes the compile cache only when a process ends normally, and this process is killed.
flushCompileCache()

const [, , place = '', name = ''] = process.argv
const { store } = await openPlace(place)
// Larger than a page of SQLite or PostgreSQL, so that a pair is never written in one block.
const padding = 'x'.repeat(9000)

for (let index = 0; ; index += 1) {
  const id = `${name}-${index}`
  await store.transaction(async ({ wallets, sessions, settings }) => {
    await wallets.insert({ id, currency: padding, balance: index, updatedAt: 0 })
    const count = (await settings.get('pairs'))?.value
    if (typeof count === 'number') await settings.update('pairs', { value: count + 1 })
    else await settings.insert({ id: 'pairs', value: 1, updatedAt: 0 })
    await sessions.insert({ id, memberId: padding, createdAt: index, expiresAt: 0 })
  })
  writeSync(process.stdout.fd, `${id}\n`)
}
