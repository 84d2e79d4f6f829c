import { failureOf } from '../../../api/failure.ts'
import { contractKinds } from '../../../lib/contracts/contractTerms.ts'
import type { ContractTerms } from '../terms/contractKinds.ts'

/**
 * Field that a rejected offer concerns, by its path in the form; undefined when it concerns none.
 */
export function rejectedField(error: unknown, terms: ContractTerms): string | undefined {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return undefined
  const rate = contractKinds[terms.kind].fields.find(({ as }) => as === 'rate')?.name
  switch (failure.code) {
    // The member is unknown or not a direct downline of the agent.
    case 'NOT_FOUND':
    case 'CONTRACT_ALREADY_OFFERED':
      return 'memberId'
    case 'CONTRACT_RATE_TOO_HIGH':
    case 'CONTRACT_TIERS_OUT_OF_STEP':
      // The last tier has the highest rate.
      return terms.kind === 'dividend' ? `tiers.${terms.tiers.length - 1}.rate` : `fields.${rate}`
    default:
      return undefined
  }
}
