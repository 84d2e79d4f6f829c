import { freshVersion, tagOf } from '../../domain/accounts/registration/registrationRules.ts'
import type { World } from '../../domain/base/context/world.ts'
import { type Fault, fault } from '../../server/handler.ts'

/**
 * The version that a draft was made from is not live any more: the answer names the one that is.
 */
export const rulesConflict = async (world: World): Promise<Fault> =>
  fault('RULES_CONFLICT', undefined, { ETag: tagOf(await freshVersion(world)) })
