/** Queries and state changes of deposit rows. */

import type { DepositRow, DomainTables } from '../../base/collections/collections.ts'
import { type DepositStatus, depositMayBecome, openDeposits } from './depositStates.ts'

type Tables = Pick<DomainTables, 'deposits'>

/** A member's deposits that await payment or its confirmation. */
export async function openDepositsOf({ deposits }: Tables, memberId: string) {
  const found: DepositRow[] = []
  for (const status of openDeposits) {
    found.push(...(await deposits.find({ where: { memberId, status } })))
  }
  return found
}

/**
 * Sum of the open deposits of several members, in minor units. Deposit limits include this sum, so
 * that concurrent orders cannot exceed a limit. The query takes no locks: a lock would wait for any
 * transaction that is crediting one of the deposits.
 * @param exceptId id of a deposit that is not counted.
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

/**
 * Changes the state of a deposit and, optionally, other columns.
 * @returns the changed deposit; undefined if the transition is not allowed.
 */
export async function becomeDeposit(
  { deposits }: Tables,
  deposit: DepositRow | undefined,
  status: DepositStatus,
  changes: Partial<DepositRow> = {},
): Promise<DepositRow | undefined> {
  // `status` always contains a `DepositStatus` of the API.
  if (!deposit || !depositMayBecome(deposit.status as DepositStatus, status)) return undefined
  await deposits.update(deposit.id, { ...changes, status })
  return { ...deposit, ...changes, status }
}
