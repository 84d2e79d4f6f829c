import type { FieldRejection } from '../../domain/accounts/registration/registrationCheck.ts'
import type { RegistrationRules } from '../../domain/accounts/registration/registrationFields.ts'
import type { AccountNames } from '../../domain/accounts/signUps/newMember.ts'
import type { Context } from '../../domain/base/context/context.ts'
import type { RejectionDetails } from '../../domain/base/context/rejection.ts'

export const fieldDetails = (
  field: string,
  reason: FieldRejection['reason'],
): RejectionDetails => ({
  fields: [{ field, reason }],
})

/** Code of a rejection. A single invalid field may have its own code. */
function codeOf([only, ...others]: readonly FieldRejection[]) {
  if (!only || others.length > 0) return 'FIELDS_INVALID'
  if (only.field === 'birthday' && only.reason === 'underAge') return 'UNDER_AGE'
  if (only.reason === 'common') return 'PASSWORD_COMMON'
  if (only.reason !== 'required') return 'FIELDS_INVALID'
  if (only.field === 'captcha') return 'CAPTCHA_REQUIRED'
  return only.field === 'verificationCode' ? 'VERIFICATION_CODE_MISSING' : 'FIELDS_INVALID'
}

type FieldCode = ReturnType<typeof codeOf> | 'RULES_CHANGED'

/**
 * Rejects fields that violate the rules.
 * @param drawnFrom rules version of the submitted form. If it is not the live version, the response
 * contains the live rules, so that the form can be updated.
 */
export function rejectFields(
  context: Pick<Context<FieldCode>, 'reject'>,
  fields: FieldRejection[],
  rules: RegistrationRules,
  drawnFrom: number,
): never {
  return drawnFrom === rules.version
    ? context.reject(codeOf(fields), { fields })
    : context.reject('RULES_CHANGED', { fields, rules })
}

type Names = Pick<AccountNames, 'usernameKey' | 'mobileNum' | 'countryDialingCode'>

type TakenContext = Pick<Context<'MOBILE_TAKEN'>, 'reject'>

/** @throws {Rejection} always: another account has the number. */
export const rejectTakenMobile = (context: TakenContext): never =>
  context.reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))

/**
 * Checks that no account has the username or the mobile number yet.
 * @param rejectTakenName throws the rejection of a taken username.
 */
export async function checkTaken(
  context: TakenContext & Pick<Context, 'store'>,
  { usernameKey, countryDialingCode, mobileNum }: Names,
  rejectTakenName: () => never,
): Promise<void> {
  const { members } = context.store
  if ((await members.count({ usernameKey })) > 0) rejectTakenName()
  if (mobileNum === null) return
  if ((await members.count({ countryDialingCode, mobileNum })) > 0) rejectTakenMobile(context)
}
