import { dictionary } from '@zxcvbn-ts/language-common'
import { commonForm, isTriedFirst } from '../../platform/domain/base/passwords/commonPasswords.ts'

/**
 * The 49,000 passwords that leaks hold most often, lower case. MIT, 1.3 MB on disk; it never comes
 * near the portal's build.
 */
let leakedSet: ReadonlySet<string> | undefined

/** Unpacked when the first password is judged: most commands of the gateway never see one. */
function leakedPasswords(): ReadonlySet<string> {
  leakedSet ??= new Set(dictionary['passwords-common'])
  return leakedSet
}

/**
 * True if a password is among those that are tried first, in whatever capitals (NIST SP 800-63B,
 * 3.1.1.2).
 */
export const isCommonPassword = (password: string): boolean =>
  isTriedFirst(password) || leakedPasswords().has(commonForm(password))
