import type { MemberRow } from '../../base/collections/collections.ts'
import { noPassword } from './noPassword.ts'

type Own = Pick<
  MemberRow,
  'id' | 'nickname' | 'type' | 'currency' | 'email' | 'firstTimeLogin' | 'createdAt'
> & {
  /** Username in lower case. */
  username: string
  /** Version of the registration rules; 0 if none applied. */
  rulesVersion: number
}

/** Row of a member who registered without a form: no password, number or referrer. */
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
