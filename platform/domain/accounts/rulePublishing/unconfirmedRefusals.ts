import { needsConfirmation } from '../../../../src/lib/registration/refusalConfirmation.ts'
import type { Context } from '../../base/context/context.ts'
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
  context: Context,
  { draft, verdicts, confirmedRefusals }: Publication,
): Promise<SignUpCheck | undefined> {
  const platform = await readPlatform(context.store)
  const live = await freshVersion(context)
  const parts = { draft, verdicts, platform, live, isPublishing: true }
  const signUps = await checkSignUps(context, parts)
  return needsConfirmation(signUps, confirmedRefusals) ? signUps : undefined
}
