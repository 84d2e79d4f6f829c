import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { type CodeTarget, isCodeSent } from './smsCodes.ts'

/** Purposes for which members confirm their identity with a code sent to their phone or e-mail. */
export type OwnPurpose = 'password' | 'paymentPassword' | 'passkey' | 'owner'

/**
 * Receiver of a member's code: the phone, or the e-mail address if the phone cannot be reached.
 * Undefined if neither can be reached.
 * @param channel restricts the receiver to one channel.
 */
export function codeTargetOf(
  { providers }: Pick<Context, 'providers'>,
  { id, countryDialingCode, mobileNum, email }: MemberRow,
  purpose: OwnPurpose,
  channel?: 'SMS' | 'EMAIL',
): CodeTarget | undefined {
  if (channel !== 'EMAIL' && mobileNum !== null && providers.sms) {
    const dialingCode = countryDialingCode ?? ''
    return { purpose: `${purpose}/${id}`, dialingCode, number: mobileNum }
  }
  if (channel === 'SMS' || email === null || !providers.mail) return undefined
  return { purpose: `${purpose}/${id}`, email }
}

/**
 * The member's e-mail address if `target` is a phone number, and the phone number if `target` is an
 * e-mail address. Undefined if no code can be sent there.
 */
export function otherTargetOf(
  context: Pick<Context, 'providers'>,
  member: MemberRow,
  purpose: OwnPurpose,
  target: CodeTarget,
): { channel: 'SMS' | 'EMAIL'; target: CodeTarget } | undefined {
  const channel = 'email' in target ? 'SMS' : 'EMAIL'
  const other = codeTargetOf(context, member, purpose, channel)
  return other && { channel, target: other }
}

/** Receiver of the last code that was sent; the default receiver if no code was sent. */
export async function sentTargetOf(
  context: Pick<Context, 'providers' | 'store'>,
  member: MemberRow,
  purpose: OwnPurpose,
): Promise<CodeTarget | undefined> {
  const target = codeTargetOf(context, member, purpose)
  const other = target && otherTargetOf(context, member, purpose, target)
  return other && (await isCodeSent(context.store, other.target)) ? other.target : target
}
