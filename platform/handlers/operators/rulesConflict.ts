import { freshVersion, tagOf } from '../../domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { type Fault, fault } from '../../server/handler.ts'

/**
 * The version that a draft was made from is not live any more: the answer names the one that is.
 */
export const rulesConflict = async (context: Context): Promise<Fault> =>
  fault('RULES_CONFLICT', undefined, { ETag: tagOf(await freshVersion(context)) })
