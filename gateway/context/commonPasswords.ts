import { dictionary } from '@zxcvbn-ts/language-common'
import { commonForm, isTriedFirst } from '../../platform/domain/base/passwords/commonPasswords.ts'

/**
 * The 49,000 most frequently leaked passwords in lower case; undefined until first used. MIT
 * licence, 1.3 MB on disk, not part of the portal's build.
 */
let leakedSet: ReadonlySet<string> | undefined

/**
 * Loads the list when it is first used, since most commands of the gateway never check a password.
 */
function leakedPasswords(): ReadonlySet<string> {
  leakedSet ??= new Set(dictionary['passwords-common'])
  return leakedSet
}

/**
 * True if a password is among the most common ones, in any letter case (NIST SP 800-63B, section
 * 3.1.1.2).
 */
export const isCommonPassword = (password: string): boolean =>
  isTriedFirst(password) || leakedPasswords().has(commonForm(password))
