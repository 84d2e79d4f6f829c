import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { tellSides } from './contractMessages.ts'
import { type ContractKind, type ContractStep, endReasonOf } from './contractState.ts'
import { settleContract } from './settle.ts'

/**
 * Ends an active contract: settles bets until now, and notifies upline and downline by event and
 * message (CONTR-14, CONTR-15).
 */
export async function endContract(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  contract: ContractRow,
  step: ContractStep,
): Promise<void> {
  const now = context.now()
  await settleContract(context, tables, announce, contract, now)
  const endReason = endReasonOf(step)
  await tables.contracts.update(contract.id, { status: 'ENDED', endedAt: now, endReason })
  // The cast is safe: only values of `ContractKind` are stored.
  const kind = contract.kind as ContractKind
  for (const memberId of [contract.uplineId, contract.downlineId]) {
    if (memberId === null) continue
    announce({ type: 'contractEnded', memberId, contractId: contract.id, kind })
  }
  const to = ['upline', 'downline'] as const
  await tellSides(context, tables, announce, contract, { news: endReason, to })
}
