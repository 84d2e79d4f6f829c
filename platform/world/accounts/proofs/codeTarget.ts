import type { MemberRow } from '../../base/collections/collections.ts'
import type { CodeTarget } from './smsCodes.ts'

/** What a member proves to be herself for, by a code to what she has bound. */
export type OwnPurpose = 'password' | 'paymentPassword'

/** Where a code to a member herself goes: to her phone, else to her e-mail; undefined without either. */
export function codeTargetOf(
  { id, countryDialingCode, mobileNum, email }: MemberRow,
  purpose: OwnPurpose,
): CodeTarget | undefined {
  if (mobileNum !== null) {
    const dialingCode = countryDialingCode ?? ''
    return { purpose: `${purpose}/${id}`, dialingCode, number: mobileNum }
  }
  return email === null ? undefined : { purpose: `${purpose}/${id}`, email }
}
