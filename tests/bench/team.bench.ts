import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../gateway/database/openDatabase.ts'
import { openPostgres } from '../../gateway/database/postgres/openPostgres.ts'
import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import { openSession } from '../../platform/domain/accounts/session/sessions.ts'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { runningOn } from './gateway/runningOn.ts'
import type { Figures } from './printFigures.ts'
import { makeLargeTeam } from './team/largeTeam.ts'
import { measureTeam } from './team/measureTeam.ts'

type Environment = Record<string, string>
type Open = () => Promise<{ store: DomainStore; close(): Promise<void> }>

/** Creates the demonstration data with a large team. @returns the agent's token. */
async function prepare(environment: Environment, open: Open): Promise<string> {
  await runningOn(environment, async () => {})
  const { store, close } = await open()
  const agent = await store.members.get('m-carla')
  if (!agent) throw new Error('There is no agent')
  await makeLargeTeam(store, agent, Date.now())
  const token = await openSession(createContext({ store }), agent.id)
  await close()
  return token
}

/** Latency of an agent's calls with a team of 50,000, and of other calls meanwhile. */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-team-'))
  const postgres = await startTestPostgres({ isDurable: true })
  try {
    const url = await postgres.createDatabase()
    const databases: Record<string, [Environment, Open]> = {
      embedded: [
        { PORTICO_DATA: join(folder, 'embedded') },
        () => openDatabase({ file: join(folder, 'embedded', 'portico.sqlite') }),
      ],
      PostgreSQL: [
        { PORTICO_DATA: join(folder, 'shared'), DATABASE_URL: url },
        () => openPostgres({ url, connections: 4 }),
      ],
    }
    const rows = []
    for (const [name, [environment, open]] of Object.entries(databases)) {
      const token = await prepare(environment, open)
      const measured = await runningOn(environment, (gateway) => measureTeam(gateway, token))
      rows.push(...measured.map((row) => ({ ...row, figure: `${name}: ${row.figure}` })))
    }
    return { title: 'A team of 50,000 on ten levels, with a million bets in 30 days', rows }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, maxRetries: 3 })
  }
}
