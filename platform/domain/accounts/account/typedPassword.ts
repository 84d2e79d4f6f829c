import { normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'

/**
 * Verifies a typed password against a stored hash. Older hashes may include invisible characters of
 * the password; these match only if the characters are typed too.
 */
export async function matchesPassword(
  { passwords }: Pick<Context, 'passwords'>,
  password: string,
  hash: string,
): Promise<boolean> {
  const clean = normalizeText(password)
  if (await passwords.verify(clean, hash)) return true
  const marked = password.trim().normalize('NFC')
  return marked !== clean && passwords.verify(marked, hash)
}
