import { type CheckedDraft, isOnlyPending } from '../../domain/accounts/registration/draftCheck.ts'
import { type Fault, fault } from '../../server/handler.ts'

/**
 * Why a draft is not published: something in it is wrong, or its patterns are still being checked.
 */
export const draftRejection = ({ problems, verdicts }: CheckedDraft): Fault =>
  fault(isOnlyPending(problems) ? 'RULES_UNCHECKED' : 'RULES_INVALID', { problems, verdicts })
