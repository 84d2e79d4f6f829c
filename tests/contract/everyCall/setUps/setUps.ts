import { contracts } from './contracts.ts'
import { deposit } from './deposit.ts'
import { game } from './game.ts'
import { identity } from './identity.ts'
import { member } from './member.ts'
import { mission } from './mission.ts'
import { operator } from './operator.ts'
import { ownData } from './ownData.ts'
import { passkey } from './passkey.ts'
import { promotion } from './promotion.ts'
import { registration } from './registration.ts'
import { reward } from './reward.ts'
import { session } from './session.ts'
import type { SetUps } from './setUp.ts'
import { support } from './support.ts'
import { transfer } from './transfer.ts'
import { withdrawal } from './withdrawal.ts'

/**
 * By call, a file for each tag. A call that is not here succeeds with the contract's own request on
 * a world as it begins, with the first id of the list above it (`idFromList`).
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
