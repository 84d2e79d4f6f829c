import { type Outcome, type RejectionDetails, rejected } from '../server/handler.ts'
import type { FieldRefusal } from '../world/rules/registrationCheck.ts'
import type { RegistrationMethod, RegistrationRules } from '../world/rules/registrationFields.ts'
import type { AccountNames } from '../world/signUps/newMember.ts'
import { DuplicateError } from '../world/storage/store.ts'
import { InvitationUsedUp } from '../world/team/invite.ts'
import type { World } from '../world/world.ts'

/** Both ways to register have the same request, answers and refusals. */
export type RegisterId = 'registerMember'
export type Refused = Extract<Outcome<RegisterId>, { kind: 'rejected' | 'fault' }>

/** A refusal that shows only inside the transaction, which it undoes. */
export class LateRefusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super('The registration is refused')
    this.name = 'LateRefusal'
    this.refused = refused
  }
}

export const refusedField = (field: string, reason: FieldRefusal['reason']): RejectionDetails => ({
  fields: [{ field, reason }],
})

/** One thing wrong that has a code of its own is told by it. */
function codeOf([only, ...others]: readonly FieldRefusal[]) {
  if (!only || others.length > 0) return 'FIELDS_INVALID'
  if (only.field === 'birthday' && only.reason === 'underAge') return 'UNDER_AGE'
  if (only.reason === 'common') return 'PASSWORD_COMMON'
  if (only.reason !== 'required') return 'FIELDS_INVALID'
  if (only.field === 'captcha') return 'CAPTCHA_REQUIRED'
  return only.field === 'verificationCode' ? 'VERIFICATION_CODE_MISSING' : 'FIELDS_INVALID'
}

/**
 * What the rules refuse.
 * @param drawnFrom the version that the form was drawn from: another than the live one is told the
 *   live rules, so that it can follow them.
 */
export function refuseFields(
  fields: FieldRefusal[],
  rules: RegistrationRules,
  drawnFrom: number,
): Refused {
  return drawnFrom === rules.version
    ? rejected(codeOf(fields), { fields })
    : rejected('RULES_CHANGED', { fields, rules })
}

type Names = Pick<AccountNames, 'usernameKey' | 'mobileNum' | 'countryDialingCode'>

const refuseTaken = (field: 'username' | 'mobileNum') =>
  rejected(field === 'username' ? 'USERNAME_TAKEN' : 'MOBILE_TAKEN', refusedField(field, 'taken'))

/** The field that holds what somebody else has already. */
export async function findTaken(
  { store }: Pick<World, 'store'>,
  { usernameKey, countryDialingCode, mobileNum }: Names,
  method: RegistrationMethod,
): Promise<Refused | undefined> {
  if ((await store.members.count({ usernameKey })) > 0) {
    return refuseTaken(method === 'username' ? 'username' : 'mobileNum')
  }
  const sameNumber =
    mobileNum === null ? 0 : await store.members.count({ countryDialingCode, mobileNum })
  return sameNumber > 0 ? refuseTaken('mobileNum') : undefined
}

/**
 * The refusal behind an error of the transaction that makes the account: somebody else took the name
 * meanwhile, or a code was spent.
 * @throws what is no refusal.
 */
export function refusalOf(error: unknown, method: RegistrationMethod): Refused {
  if (error instanceof LateRefusal) return error.refused
  if (error instanceof InvitationUsedUp) {
    return rejected('AFFILIATE_INVALID', refusedField('affiliateCode', 'wrong'))
  }
  if (!(error instanceof DuplicateError) || error.collection !== 'members') throw error
  const isName = method === 'username' && error.columns.includes('usernameKey')
  return refuseTaken(isName ? 'username' : 'mobileNum')
}
