import { freshVersion, tagOf } from '../../domain/accounts/registration/registrationRules.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { type Fault, fault } from '../../server/handler.ts'

/**
 * Fault of a change based on an outdated version. The response has the ETag of the live version.
 */
export const rulesConflict = async (context: Context): Promise<Fault> =>
  fault('RULES_CONFLICT', undefined, { ETag: tagOf(await freshVersion(context)) })
