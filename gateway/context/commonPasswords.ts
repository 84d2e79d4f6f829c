import { dictionary } from '@zxcvbn-ts/language-common'
import { commonForm, isTriedFirst } from '../../platform/domain/base/passwords/commonPasswords.ts'

/**
 * The 49,000 most frequently leaked passwords in lower case. MIT licence, 1.3 MB on disk, never
 * part of the portal's build.
 */
let leakedSet: ReadonlySet<string> | undefined

/** Unpacks the list at the first check, since most gateway commands never check a password. */
function leakedPasswords(): ReadonlySet<string> {
  leakedSet ??= new Set(dictionary['passwords-common'])
  return leakedSet
}

/**
 * True if a password is among the most common ones, in any letter case (NIST SP 800-63B, 3.1.1.2).
 */
export const isCommonPassword = (password: string): boolean =>
  isTriedFirst(password) || leakedPasswords().has(commonForm(password))
