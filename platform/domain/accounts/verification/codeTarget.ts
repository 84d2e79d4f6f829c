import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { CodeTarget } from './smsCodes.ts'

/** What a member proves to be themselves for, by a code to what they have bound. */
export type OwnPurpose = 'password' | 'paymentPassword' | 'passkey' | 'owner'

/**
 * Where a code to a member goes: to the phone, else to the e-mail; undefined where neither can be
 * reached.
 * @param channel leaves the other one out.
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
