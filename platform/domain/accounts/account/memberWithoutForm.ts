import type { MemberRow } from '../../base/collections/collections.ts'
import { noPassword } from './noPassword.ts'

type Own = Pick<
  MemberRow,
  'id' | 'nickname' | 'type' | 'currency' | 'email' | 'firstTimeLogin' | 'createdAt'
> & {
  /** In small letters. */
  username: string
  /** The version of the registration rules; 0 where none applied. */
  rulesVersion: number
}

/** The row of a member who filled in no form: without a password, a number and a referrer. */
export const memberWithoutForm = ({ username, rulesVersion, ...own }: Own): MemberRow => ({
  ...own,
  username,
  usernameKey: username,
  passwordHash: noPassword,
  countryDialingCode: null,
  mobileNum: null,
  profile: {},
  registration: {
    method: 'username',
    registerMethod: 'WEB',
    registerUrl: '',
    domain: '',
    referralCode: '',
    affiliateCode: '',
    rulesVersion,
  },
  passwordChangedAt: own.createdAt,
})
