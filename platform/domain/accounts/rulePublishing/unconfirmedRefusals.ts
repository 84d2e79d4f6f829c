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
  /** Number of rejected sign-ups that the operator has confirmed. */
  confirmedRefusals: number | null | undefined
}

/**
 * Checks recent sign-ups against a draft before its publication.
 * @returns the result if the draft would reject more of them than the operator has confirmed.
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
