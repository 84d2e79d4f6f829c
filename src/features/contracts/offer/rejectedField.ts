import { failureOf } from '../../../api/failure.ts'
import { contractKinds } from '../../../lib/contracts/contractTerms.ts'
import type { ContractTerms } from '../terms/contractKinds.ts'

/** The field that a refused offer is about, by its path in the form; undefined if it is none. */
export function rejectedField(error: unknown, terms: ContractTerms): string | undefined {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected') return undefined
  const rate = contractKinds[terms.kind].fields.find(({ as }) => as === 'rate')?.name
  switch (failure.code) {
    // Somebody else's downline, or nobody's.
    case 'NOT_FOUND':
    case 'CONTRACT_ALREADY_OFFERED':
      return 'memberId'
    case 'CONTRACT_RATE_TOO_HIGH':
    case 'CONTRACT_TIERS_OUT_OF_STEP':
      // The last tier is the one with the highest rate.
      return terms.kind === 'dividend' ? `tiers.${terms.tiers.length - 1}.rate` : `fields.${rate}`
    default:
      return undefined
  }
}
