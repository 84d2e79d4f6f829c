import { dictionary } from '@zxcvbn-ts/language-common'
import { commonForm, isTriedFirst } from '../../mocks/world/commonPasswords.ts'

/**
 * The 49,000 passwords that leaks hold most often, lower case. MIT, 1.3 MB on disk; it never comes
 * near the portal's build.
 */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether a password is among those that are tried first, in whatever capitals (NIST SP 800-63B, 3.1.1.2). */
export const isCommonPassword = (password: string): boolean =>
  isTriedFirst(password) || leaked.has(commonForm(password))
