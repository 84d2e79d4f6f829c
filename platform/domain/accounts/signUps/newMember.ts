import type { RegistrationMethod } from '../../../../src/lib/registration/fieldsInForce.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { toHex } from '../../base/context/digest.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { mobileKey, usernameKey } from '../account/accountName.ts'
import { noPassword } from '../account/noPassword.ts'
import { dialingCodeOf } from '../registration/registrationCheck.ts'
import type { RegistrationUser } from '../registration/registrationFields.ts'
import { type FieldValues, profileOf } from '../registration/storedValues.ts'

export type AcceptedRegistration = FieldValues & {
  user: RegistrationUser
  method: RegistrationMethod
  /** Fields whose pattern timed out, so that only the length was checked. */
  uncheckedFields: readonly string[]
  rulesVersion: number
}

/** Mobile number as other players see it, mostly masked. */
const maskedNumber = (number: string) => `${number.slice(0, 3)}•••${number.slice(-2)}`

export type AccountNames = Pick<
  MemberRow,
  'username' | 'usernameKey' | 'nickname' | 'mobileNum' | 'countryDialingCode'
>

/**
 * Username, its key and the nickname of a new account. After a mobile registration the username is
 * the number (REG-11).
 */
export function accountNames(
  { user, method, values }: Omit<AcceptedRegistration, 'rulesVersion'>,
  platform: Platform,
): AccountNames {
  const mobileNum = values.get('mobileNum') ?? null
  const countryDialingCode = mobileNum === null ? null : dialingCodeOf(user, platform)
  if (method === 'username') {
    const username = values.get('username') ?? ''
    const key = usernameKey(username)
    return { username, usernameKey: key, nickname: username, mobileNum, countryDialingCode }
  }
  const number = mobileNum ?? ''
  const key = mobileKey(countryDialingCode ?? '', number)
  const nickname = maskedNumber(number)
  return { username: number, usernameKey: key, nickname, mobileNum, countryDialingCode }
}

/** Row of a new member. Call it outside a transaction, since hashing takes time. */
export async function newMember(
  context: Context,
  platform: Platform,
  registration: AcceptedRegistration,
  names: AccountNames,
): Promise<MemberRow> {
  const { user, method, values, uncheckedFields, rulesVersion } = registration
  const password = values.get('password')
  const now = context.now()
  return {
    id: `m-${toHex(context.randomBytes(8))}`,
    ...names,
    passwordHash: password === undefined ? noPassword : await context.passwords.hash(password),
    type: 0,
    currency: platform.market.currency,
    email: values.get('email') ?? null,
    profile: await profileOf(context, registration),
    registration: {
      method,
      registerMethod: user.registerMethod,
      registerUrl: user.registerUrl,
      domain: user.domain,
      referralCode: user.referralCode ?? '',
      affiliateCode: values.get('affiliateCode') ?? '',
      rulesVersion,
      ...(uncheckedFields.length > 0 && { uncheckedFields: [...uncheckedFields] }),
    },
    firstTimeLogin: false,
    createdAt: now,
    passwordChangedAt: now,
  }
}
