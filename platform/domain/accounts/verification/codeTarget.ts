import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { CodeTarget } from './smsCodes.ts'

/** Purposes for which members prove their identity by a code to a bound contact. */
export type OwnPurpose = 'password' | 'paymentPassword' | 'passkey' | 'owner'

/**
 * Target of a code to a member: the phone, otherwise the e-mail; undefined if neither can be
 * reached.
 * @param channel restricts the target to one channel.
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
