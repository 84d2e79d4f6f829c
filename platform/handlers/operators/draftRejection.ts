import { type CheckedDraft, isOnlyPending } from '../../domain/accounts/registration/draftCheck.ts'
import { type Fault, fault } from '../../server/handler.ts'

/**
 * Fault of a draft of registration rules that cannot be published: it has problems, or its patterns
 * are still being checked.
 */
export const draftRejection = ({ problems, verdicts }: CheckedDraft): Fault =>
  fault(isOnlyPending(problems) ? 'RULES_UNCHECKED' : 'RULES_INVALID', { problems, verdicts })
