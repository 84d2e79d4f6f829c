import { type Fault, fault } from '../server/handler.ts'
import { type CheckedDraft, isOnlyPending } from '../world/accounts/rules/draftCheck.ts'

/**
 * Why a draft is not published: something in it is wrong, or its patterns are still being checked.
 */
export const draftRejection = ({ problems, verdicts }: CheckedDraft): Fault =>
  fault(isOnlyPending(problems) ? 'RULES_UNCHECKED' : 'RULES_INVALID', { problems, verdicts })
