/** The rows of deposits: those that wait, and the states that each may come into. */

import type { DepositRow, DomainTables } from '../../base/collections/collections.ts'
import { type DepositStatus, depositMayBecome, openDeposits } from './depositStates.ts'

type Tables = Pick<DomainTables, 'deposits'>

/** The orders of a member that wait for their payment or its confirmation. */
export async function openDepositsOf({ deposits }: Tables, memberId: string) {
  const found: DepositRow[] = []
  for (const status of openDeposits) {
    found.push(...(await deposits.find({ where: { memberId, status } })))
  }
  return found
}

/**
 * The sum of what still waits for several members, in minor units: no limit is passed by several
 * orders at once. Locks none of the orders, which other accounts may be about to pay.
 * @param exceptId of an order that is not counted.
 */
export const comingTo =
  ({ deposits }: Tables, exceptId?: string) =>
  async (memberIds: readonly string[]): Promise<number> => {
    let coming = 0
    for (const memberId of memberIds) {
      for (const status of openDeposits) {
        const orders = await deposits.sum({
          where: { memberId, status },
          by: ['id'],
          of: ['amount'],
        })
        for (const { by, sums } of orders) coming += by.id === exceptId ? 0 : sums.amount
      }
    }
    return coming
  }

/** Brings a deposit into another state. @returns it then; undefined when it may not come there. */
export async function becomeDeposit(
  { deposits }: Tables,
  deposit: DepositRow | undefined,
  status: DepositStatus,
  changes: Partial<DepositRow> = {},
): Promise<DepositRow | undefined> {
  // Only states of this machine are ever stored.
  if (!deposit || !depositMayBecome(deposit.status as DepositStatus, status)) return undefined
  await deposits.update(deposit.id, { ...changes, status })
  return { ...deposit, ...changes, status }
}
