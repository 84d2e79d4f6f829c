/** States of a contract, from its offer to its end (CONTR-12 to CONTR-15). */
import type { components } from '../../../../src/api/gen/paths.ts'

type Schemas = components['schemas']
export type ContractKind = Schemas['ContractKind']
export type ContractStatus = Schemas['ContractStatus']
export type ContractAction = Schemas['ContractAction']
export type ContractEndReason = Schemas['ContractEndReason']

type PlatformAction = 'EXPIRE' | 'REPLACE' | 'UNDERCUT'
export type ContractSide = 'upline' | 'downline' | 'platform'

/** Action on a contract, and the party that performs it. */
export type ContractStep = {
  action: Exclude<ContractAction, 'OFFER'> | PlatformAction
  by: ContractSide
}

/**
 * Status of a contract after a step.
 * @returns undefined if the status does not allow the step, or the party may not perform it.
 */
export function nextStatus(
  status: ContractStatus,
  { action, by }: ContractStep,
): ContractStatus | undefined {
  if (status === 'OFFERED') {
    if (by === 'downline' && action === 'ACCEPT') return 'ACTIVE'
    if (by === 'downline' && action === 'REJECT') return 'REJECTED'
    if (by === 'upline' && action === 'TERMINATE') return 'WITHDRAWN'
    if (by === 'platform' && action === 'EXPIRE') return 'EXPIRED'
    return undefined
  }
  if (status !== 'ACTIVE') return undefined
  if (by === 'platform') return action === 'REPLACE' || action === 'UNDERCUT' ? 'ENDED' : undefined
  return action === 'TERMINATE' ? 'ENDED' : undefined
}

/** End reason of an active contract, from the step that ended it. */
export function endReasonOf({ action, by }: ContractStep): ContractEndReason {
  if (by === 'upline') return 'UPLINE'
  if (by === 'downline') return 'DOWNLINE'
  return action === 'REPLACE' ? 'REPLACED' : 'UPLINE_RATE_LOWERED'
}

const calls = ['ACCEPT', 'REJECT', 'TERMINATE'] as const

/** Actions that a party may perform on a contract of this status. */
export const actionsOf = (status: ContractStatus, by: ContractSide): ContractAction[] =>
  calls.filter((action) => nextStatus(status, { action, by }) !== undefined)
