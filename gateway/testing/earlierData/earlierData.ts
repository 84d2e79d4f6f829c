/**
 * Databases that an earlier version of the gateway wrote. Every new version must be able to use
 * them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'

/** Player who registered with the gateway of 2026-11-23 and never deposited. */
export const earlierPlayer = { username: 'velhoamigo', password: 'OuroPreto1711' }

/** Tables whose rows are permanent. Rows of all other tables expire. */
export const lastingTables = [
  'bets',
  'contracts',
  'deposits',
  'invitations',
  'ledgerEntries',
  'members',
  'messages',
  'operators',
  'payoutAccounts',
  'pointEntries',
  'pointRedemptions',
  'rebates',
  'ruleVersions',
  'settlements',
  'teamLinks',
  'teamMembers',
  'vipClaims',
  'wallets',
  'withdrawals',
] as const

async function contentOf(name: string): Promise<Buffer> {
  return brotliDecompressSync(await readFile(new URL(name, import.meta.url)))
}

/** Writes the embedded database of 2026-11-23 into a data folder. @returns the path of its file. */
export async function placeEmbedded(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'portico.sqlite')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await writeFile(file, await contentOf('2026-11-23.sqlite.br'))
  return file
}

/** Fills an empty PostgreSQL database with the data of 2026-11-23. */
export async function fillPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query((await contentOf('2026-11-23.sql.br')).toString())
  } finally {
    await client.end()
  }
}
