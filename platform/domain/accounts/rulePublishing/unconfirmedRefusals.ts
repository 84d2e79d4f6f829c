import { needsConfirmation } from '../../../../src/lib/registration/refusalConfirmation.ts'
import type { World } from '../../base/context/world.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import {
  type FieldVerdict,
  freshVersion,
  type RulesDraft,
} from '../registration/registrationRules.ts'
import { checkSignUps, type SignUpCheck } from '../signUps/signUpCheck.ts'

type Publication = {
  draft: RulesDraft
  verdicts: readonly FieldVerdict[]
  /** The refused sign-ups that the operator has agreed to. */
  confirmedRefusals: number | null | undefined
}

/**
 * Replays the recent sign-ups under a draft that is about to go live.
 * @returns how they fare when more would be refused than the operator has confirmed.
 */
export async function unconfirmedRefusals(
  world: World,
  { draft, verdicts, confirmedRefusals }: Publication,
): Promise<SignUpCheck | undefined> {
  const platform = await readPlatform(world.store)
  const live = await freshVersion(world)
  const parts = { draft, verdicts, platform, live, isPublishing: true }
  const signUps = await checkSignUps(world, parts)
  return needsConfirmation(signUps, confirmedRefusals) ? signUps : undefined
}
