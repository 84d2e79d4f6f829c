import { member } from './account.ts'
import { contracts } from './contracts.ts'
import { deposit } from './deposits.ts'
import { game } from './games.ts'
import { identity } from './identity.ts'
import { mission } from './missions.ts'
import { operator } from './operators.ts'
import { passkey } from './passkeys.ts'
import { ownData } from './privacy.ts'
import { promotion } from './promotions.ts'
import { registration } from './registration.ts'
import { reward } from './rewards.ts'
import { session } from './session.ts'
import type { SetUps } from './setUp.ts'
import { support } from './support.ts'
import { transfer } from './transfers.ts'
import { withdrawal } from './withdrawals.ts'

/**
 * Setups by call, one file for each tag. Any other call succeeds with the contract's sample, in
 * which `idFromList` replaces the id of the path by the first id of the parent list.
 */
export const setUps: SetUps = {
  ...session,
  ...passkey,
  ...registration,
  ...member,
  ...identity,
  ...ownData,
  ...deposit,
  ...withdrawal,
  ...transfer,
  ...mission,
  ...reward,
  ...game,
  ...promotion,
  ...contracts,
  ...support,
  ...operator,
}
