import type { Migration, MigrationProvider } from 'kysely'
import { up as initial } from './m0001Initial.ts'
import { up as operatorConsole } from './m0002OperatorConsole.ts'
import { up as wholeWorld } from './m0003World.ts'
import { up as patternVerdicts } from './m0004PatternVerdicts.ts'
import { up as attempts } from './m0005Attempts.ts'
import { up as providers } from './m0006Providers.ts'
import { up as bonuses } from './m0007Bonuses.ts'
import { up as deposits } from './m0008Deposits.ts'
import { up as defaultPayoutAccount } from './m0009DefaultPayoutAccount.ts'

/**
 * Every migration by its name, in the order in which they run. One that has shipped never changes.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': { up: initial },
  '0002-operator-console': { up: operatorConsole },
  '0003-world': { up: wholeWorld },
  '0004-pattern-verdicts': { up: patternVerdicts },
  '0005-attempts': { up: attempts },
  '0006-providers': { up: providers },
  '0007-bonuses': { up: bonuses },
  '0008-deposits': { up: deposits },
  '0009-default-payout-account': { up: defaultPayoutAccount },
}

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
}
