import { type Fault, fault } from '../server/handler.ts'
import { freshVersion, tagOf } from '../world/accounts/rules/registrationRules.ts'
import type { World } from '../world/base/world/world.ts'

/**
 * The version that a draft was made from is not live any more: the answer names the one that is.
 */
export const rulesConflict = async (world: World): Promise<Fault> =>
  fault('RULES_CONFLICT', undefined, { ETag: tagOf(await freshVersion(world)) })
