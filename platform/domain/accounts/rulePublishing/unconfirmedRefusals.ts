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
  /** Number of refused sign-ups that the operator confirmed. */
  confirmedRefusals: number | null | undefined
}

/**
 * Replays recent sign-ups under a draft before its publication.
 * @returns the result if more would be refused than the operator confirmed.
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
