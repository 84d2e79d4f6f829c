import { type Kysely, sql } from 'kysely'
import { cashierTables } from './m0003/cashier.ts'
import { contentTables } from './m0003/content.ts'
import { gamesTables } from './m0003/games.ts'
import { moneyTables } from './m0003/money.ts'
import { playTables } from './m0003/play.ts'
import { rewardsTables } from './m0003/rewards.ts'
import { securityTables } from './m0003/security.ts'
import { teamTables } from './m0003/team.ts'
import { createTable } from './tables/createTable.ts'

const tables = [
  ...moneyTables,
  ...cashierTables,
  ...gamesTables,
  ...playTables,
  ...rewardsTables,
  ...contentTables,
  ...securityTables,
  ...teamTables,
]

/**
 * Inserts the balance of each existing wallet as its first ledger entry, with the opposite entry of
 * the account `house/opening`.
 */
const openings = [
  sql`insert into "ledgerEntries" select 'e-' || "id", 'l-' || "id", "id", "id", 'OPENING', "balance", "balance", "currency", "id", "updatedAt" from "wallets" where "balance" <> 0`,
  sql`insert into "ledgerEntries" select 'f-' || "id", 'l-' || "id", 'house/opening', null, 'OPENING', -"balance", null, "currency", "id", "updatedAt" from "wallets" where "balance" <> 0`,
]

/**
 * Creates the collections of the whole contract: the ledger, and the data of players, agents and
 * the platform.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createTable(database, table)
  for (const opening of openings) await opening.execute(database)
}
