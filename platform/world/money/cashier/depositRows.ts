/** The rows of deposits: those that wait, and the states that each may come into. */

import type { DepositRow, WorldTables } from '../../base/collections/collections.ts'
import { type DepositStatus, depositMayBecome, openDeposits } from './depositStates.ts'

type Tables = Pick<WorldTables, 'deposits'>

/** The orders of a member that wait for their payment or its confirmation. */
export async function openDepositsOf({ deposits }: Tables, memberId: string) {
  const found: DepositRow[] = []
  for (const status of openDeposits) {
    found.push(...(await deposits.find({ where: { memberId, status } })))
  }
  return found
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
