import { type Outcome, type RejectionDetails, reject } from '../server/handler.ts'
import type { FieldRejection } from '../world/accounts/rules/registrationCheck.ts'
import type { RegistrationRules } from '../world/accounts/rules/registrationFields.ts'
import type { AccountNames } from '../world/accounts/signUps/newMember.ts'
import { DuplicateError } from '../world/base/storage/store.ts'
import type { World } from '../world/base/world/world.ts'

/**
 * Both ways to register have the same request and answers, and the same rejections except for taken
 * names.
 */
export type RegisterId = 'registerMember'
export type RegistrationRejection = Extract<Outcome<RegisterId>, { kind: 'rejected' | 'fault' }>

export const fieldDetails = (
  field: string,
  reason: FieldRejection['reason'],
): RejectionDetails => ({
  fields: [{ field, reason }],
})

/** A single wrong field with a code of its own is rejected with that code. */
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
 * Rejects fields that the rules refuse.
 * @param drawnFrom the version that the form was drawn from: another than the live one is told the
 *   live rules, so that it can follow them.
 */
export function rejectFields(
  world: Pick<World<FieldCode>, 'reject'>,
  fields: FieldRejection[],
  rules: RegistrationRules,
  drawnFrom: number,
): never {
  return drawnFrom === rules.version
    ? world.reject(codeOf(fields), { fields })
    : world.reject('RULES_CHANGED', { fields, rules })
}

type Names = Pick<AccountNames, 'usernameKey' | 'mobileNum' | 'countryDialingCode'>

const usernameTaken = () => reject('USERNAME_TAKEN', fieldDetails('username', 'taken'))
const mobileTaken = () => reject('MOBILE_TAKEN', fieldDetails('mobileNum', 'taken'))

/**
 * What is told of a registration by number, whose name is the number (REG-11): then that is what is
 * taken.
 */
export function byMobile(outcome: Outcome<RegisterId>): Outcome<'registerMemberByMobile'> {
  if (outcome.kind !== 'rejected') return outcome
  const { code } = outcome
  return code === 'USERNAME_TAKEN' ? mobileTaken() : { ...outcome, code }
}

/** The field that holds what somebody else has already. */
export async function findTaken(
  { store }: Pick<World, 'store'>,
  { usernameKey, countryDialingCode, mobileNum }: Names,
): Promise<RegistrationRejection | undefined> {
  if ((await store.members.count({ usernameKey })) > 0) return usernameTaken()
  const sameNumber =
    mobileNum === null ? 0 : await store.members.count({ countryDialingCode, mobileNum })
  return sameNumber > 0 ? mobileTaken() : undefined
}

/**
 * The rejection behind an error of the transaction that makes the account: somebody else took the
 * name
 * meanwhile, or a code was spent.
 * @throws any error that is not a rejection.
 */
export function rejectionOf(error: unknown): RegistrationRejection {
  if (!(error instanceof DuplicateError) || error.collection !== 'members') throw error
  return error.columns.includes('usernameKey') ? usernameTaken() : mobileTaken()
}
