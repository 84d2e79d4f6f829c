import { contracts } from './contracts.ts'
import { deposit } from './deposit.ts'
import { game } from './game.ts'
import { member } from './member.ts'
import { operator } from './operator.ts'
import { promotion } from './promotion.ts'
import { registration } from './registration.ts'
import type { SetUps } from './setUp.ts'
import { support } from './support.ts'

/**
 * By call, a file for each tag. A call that is not here succeeds with the contract's own request on a
 * world as it begins, with the first id of the list above it (`idFromList`).
 */
export const setUps: SetUps = {
  ...registration,
  ...member,
  ...deposit,
  ...game,
  ...promotion,
  ...contracts,
  ...support,
  ...operator,
}
